import { type Screen, show as put } from '../../features/support/stage.js'
import type { PlatformClient } from '../../../src/client/index.js'
import type { Owed } from '../faults.js'
import type { World } from '../world.js'

export type AnyScreen = Screen<HTMLElement>

/** Something that an element asks of the platform, or has it do. */
export interface Subject {
  /** What the tests call it. */
  readonly name: string
  /** Whether it is tried under every fault in each run, for others that are asked or done in the same way. */
  readonly standsForOthers?: true
  /** The call that it makes, as the client names it. */
  readonly operation: string
  /** Puts the element that makes it into the page. */
  show(client: PlatformClient, world: World): AnyScreen
  /** What is done until it is made, or until what it brought can be seen; the page is at rest then. */
  open?(screen: AnyScreen): Promise<void>
  /** What is said where it fails. */
  readonly failed: string
  /** What is owed in place of what is owed to most, by the name of the fault. */
  readonly owes?: Readonly<Record<string, Owed>>
  /** The faults that cannot strike it, or mean nothing to it. */
  readonly without?: readonly string[]
}

/** Where a call goes. */
export const pathOf = ({ operation }: Pick<Subject, 'operation'>): string =>
  `/${operation.replaceAll('.', '/').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** Puts an element of a kind into the page, with these properties. */
export const showing =
  <Shown extends HTMLElement & { client: PlatformClient | undefined }>(
    make: new () => Shown,
    properties: Partial<Shown> = {}
  ) =>
  (client: PlatformClient): AnyScreen =>
    put<HTMLElement>(make, { client, ...properties })

/** Presses a button, which has to be there by now. */
export function press(screen: AnyScreen, name: string): void {
  const [button, ...others] = screen.all('button', name)
  if (!button || others.length > 0)
    throw new Error(`There are ${others.length + Number(!!button)} buttons "${name}": ${screen.text}`)
  button.click()
}
