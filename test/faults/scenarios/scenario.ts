import type { PlatformClient } from '../../../src/client/index.js'
import { clickEnabled } from '../../enabled.js'
import { show as put, type Screen, words } from '../../features/support/stage.js'
import type { Contents, Env } from '../env.js'
import type { Result } from '../faults.js'

export type AnyScreen = Screen<HTMLElement>

/** Query or command of an element. */
export interface Scenario extends Contents {
  /** Name in test titles. */
  readonly name: string
  /** `true` to test the scenario under more faults in a short run, on behalf of similar scenarios. */
  readonly isRepresentative?: true
  /** Operation of the request. */
  readonly operation: string
  /** Adds the element to the page. */
  show(client: PlatformClient, env: Env): AnyScreen
  /** Actions before the request, or before its result is visible. The page has settled then. */
  open?(screen: AnyScreen): Promise<void>
  /** Error message. */
  readonly failed: string
  /** Expectations that differ from the usual ones, by fault name. */
  readonly expected?: Readonly<Record<string, Result>>
  /** Faults that are impossible or meaningless for the scenario. */
  readonly without?: readonly string[]
}

/** Returns the path of the request. */
export const pathOf = ({ operation }: Pick<Scenario, 'operation'>): string =>
  `/${operation.replaceAll('.', '/').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** Returns a function that adds an element with the given properties to the page. */
export const showing =
  <Shown extends HTMLElement & { client: PlatformClient | undefined }>(
    make: new () => Shown,
    properties: Partial<Shown> = {}
  ) =>
  (client: PlatformClient): AnyScreen =>
    put<HTMLElement>(make, { client, ...properties })

/** Presses an existing button. */
export async function press(screen: AnyScreen, name: string): Promise<void> {
  const [button, ...rest] = screen.all('button', name)
  if (!button || rest.length > 0)
    throw new Error(`There are ${rest.length + Number(!!button)} buttons "${name}": ${screen.text}`)
  await clickEnabled(button)
}

/** Returns a function that unfolds details. The page remembers which ones were unfolded before. */
export const unfold =
  (title: string) =>
  async ({ root }: AnyScreen): Promise<void> => {
    const summary = [...root.querySelectorAll('summary')].find(({ textContent }) => words(textContent) === title)
    if (!summary) throw new Error(`There is no "${title}".`)
    if (!summary.closest('details')?.open) summary.click()
  }
