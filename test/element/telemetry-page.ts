import type { UsageMessage } from '../../src/client/resources.js'
import { keyOf, type PlatformWithUsers } from '../platform.js'
import { onFreshPage, press, recordEvents, settled, type, until } from './page.js'
import { startPlatform } from './stage.js'

export const USER = 'jane@secret.example'
export const LOCK = { 'device-id': 'device_front_door' }

/** Platform of the current test. */
export let platform: PlatformWithUsers
/** Debug messages of the current test. */
export let debugged: string[]
/** Functions that break off the requests without a response. */
export const pending: (() => void)[] = []
const { debug } = console

/** Gives each test a page, a platform that receives telemetry, and a record of the debug messages. */
export function onTelemetryPage(): void {
  // Visibility changes and the last messages belong to the test that caused them.
  afterEach(() => settled())
  onFreshPage()
  beforeEach(() => {
    platform = startPlatform({ size: 30 })
    debugged = []
    Object.assign(console, { debug: (...words: unknown[]) => void debugged.push(words.join(' ')) })
  })
  afterEach(async () => {
    // A request without a response would time out in a later test, and be logged there.
    for (const breakOff of pending.splice(0)) breakOff()
    await settled()
    Object.assign(console, { debug })
  })
}

/** Returns the attributes of an element, with the credentials of a user. */
export const asUser = (
  attributes: Record<string, string> = {},
  user = USER
): { attributes: Record<string, string> } => ({
  attributes: { ...keyOf(platform, user), ...attributes }
})

export const leave = (): unknown => dispatchEvent(new Event('pagehide'))

/** Returns all messages that the platform has received. */
export async function readMessages(): Promise<UsageMessage[]> {
  await settled()
  leave()
  await settled()
  return platform.telemetry.map(({ message }) => message)
}

export const words = (messages: readonly UsageMessage[]): string[] =>
  messages.map(({ type: kind, name, event, properties }) =>
    [kind, name ?? event, properties?.outcome].filter(Boolean).join(' ')
  )

/** Adds a container that shows only a strip of an element, so that many elements are visible at once. */
export function strip(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  Object.assign(place.style, { blockSize: '30px', overflow: 'clip' })
  return place
}

/** Locks or unlocks, and waits for the result. */
export async function turn(details: HTMLElement, action: 'Lock' | 'Unlock'): Promise<void> {
  const changes = recordEvents(details, 'lock-change')
  await press(details, action)
  await until(() => changes.length > 0)
  await settled()
}

/** Renames the device, and waits for the result. */
export async function rename(details: HTMLElement, name: string): Promise<void> {
  const renames = recordEvents(details, 'device-rename')
  await press(details, 'Edit name')
  type(await until(() => details.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')), name)
  await press(details, 'Save')
  await until(() => renames.length > 0)
  await settled()
}
