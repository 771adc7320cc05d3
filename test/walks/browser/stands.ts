import type { Action } from './action.js'
import { words } from './controls.js'
import { deviceIdsOf, type User, USERS } from './belongings.js'
import { ENDPOINT, type WalkPlatform } from './platform.js'
import type { Random } from './random.js'
import type { ScreenChangeDetail } from '../../../src/element/events/screen-events.js'

const TAGS = [
  'x-device-table',
  'x-device-table',
  'x-device-details',
  'x-lock-details',
  'x-thermostat',
  'x-preset-manager',
  'x-noise-sensor-details',
  'x-access-code-table',
  'x-access-code-table',
  'x-access-code-details',
  'x-access-code-form',
  'x-supported-devices',
  'x-connect-account',
  'x-activity',
  'x-overview',
  'x-thermostat-schedule'
] as const

export type Tag = (typeof TAGS)[number]

/** What the device of an element of that kind is. */
const KINDS: Partial<Record<Tag, 'thermostat' | 'noise sensor'>> = {
  'x-thermostat': 'thermostat',
  'x-preset-manager': 'thermostat',
  'x-thermostat-schedule': 'thermostat',
  'x-noise-sensor-details': 'noise sensor'
}

/** What the device of an element has to be; nothing where it can be any. */
export const kindOf = (tag: Tag): 'thermostat' | 'noise sensor' | 'lock' | undefined =>
  tag === 'x-device-details' ? undefined : (KINDS[tag] ?? 'lock')

/** What is about no device, but about all there are. */
const OF_ALL = new Set<Tag>(['x-device-table', 'x-supported-devices', 'x-connect-account', 'x-activity', 'x-overview'])

type SessionStore = NonNullable<HTMLElementTagNameMap[Tag]['session']>['store']

/** An element of a walk. */
export interface Stand {
  readonly tag: Tag
  readonly element: HTMLElementTagNameMap[Tag]
  user: User
  /** The screen that it told last; nothing while it shows its first one. */
  screen: ScreenChangeDetail | undefined
  /** What stood last in the search of its table. */
  typed: string
  /** What the host wants in the names of what is listed. */
  deviceFilter: string | undefined
  accessCodeFilter: string | undefined
  /** The store of its session when it was last seen in the page. A removed element has no `session`. */
  lastStore: SessionStore | undefined
  /** When it was removed last, in ms. */
  removedAt: number
  /** Whether its host is answering `before-change`. */
  isAnswering: boolean
  /** What the host does at the next `before-change`. */
  handler: Extract<Action, { act: 'handler' }> | undefined
  /** The button that was pressed last. */
  lastPressed: HTMLElement | undefined
}

/** The store of the session for which an element acts, also while it is removed. */
export const storeOf = ({ element, lastStore }: Stand): SessionStore | undefined =>
  element.isConnected ? element.session?.store : lastStore

/** What an element of a kind is about, of those that a user has. */
async function subjectOf(
  tag: Tag,
  user: User,
  platform: WalkPlatform,
  random: Random
): Promise<Record<string, string>> {
  if (OF_ALL.has(tag)) return {}
  const deviceId = random.pick(deviceIdsOf(user, platform.hasLockers, kindOf(tag)))
  // Without a device it shows the codes of all locks.
  if (tag === 'x-access-code-table' && random.chance(0.6)) return {}
  if (tag !== 'x-access-code-details') return { deviceId }
  const { access_codes: codes } = await platform.ask('/access_codes/list', { device_id: deviceId })
  const ids = Array.isArray(codes) ? codes.map((code) => String(code.access_code_id)) : []
  return { accessCodeId: random.pick(ids) }
}

/** What makes an element one of that user. */
export const keyOf = ({ publishableKey }: WalkPlatform, user: User): Record<string, string | undefined> => ({
  publishableKey,
  userIdentifierKey: user,
  clientSessionToken: undefined,
  endpoint: ENDPOINT
})

/** Puts elements of two users on the page: the first two share a user, and so a store. */
export async function openStands(platform: WalkPlatform, random: Random): Promise<Stand[]> {
  const stands: Stand[] = []
  const count = 2 + random.below(3)
  // So that a link can lead to a code before anybody has seen it.
  await platform.ask('/access_codes/list', {
    device_ids: USERS.flatMap((user) => deviceIdsOf(user, platform.hasLockers, 'lock'))
  })
  for (let index = 0; index < count; index += 1) {
    const user: User = index < 2 || random.chance(0.5) ? 'ann' : 'ben'
    const tag = random.pick(TAGS)
    const element = document.createElement(tag)
    const options =
      index % 3 === 1
        ? {
            ...keyOf(platform, user),
            publishableKey: undefined,
            userIdentifierKey: undefined,
            clientSessionToken: await platform.tokenOf(user)
          }
        : keyOf(platform, user)
    Object.assign(element, options, await subjectOf(tag, user, platform, random))
    if (random.chance(0.6)) element.setAttribute('row-actions', '')
    if (random.chance(0.8)) element.setAttribute('selectable', '')
    const stand: Stand = {
      tag,
      element,
      user,
      screen: undefined,
      typed: '',
      deviceFilter: undefined,
      accessCodeFilter: undefined,
      lastStore: undefined,
      removedAt: 0,
      isAnswering: false,
      handler: undefined,
      lastPressed: undefined
    }
    element.addEventListener('screen-change', ({ detail }) => {
      stand.screen = detail
    })
    // The page would be left.
    element.addEventListener('connect-webview', (event) => event.preventDefault())
    document.body.append(element)
    stands.push(stand)
  }
  return stands
}

/** Everything that an element says, as it is read: not what is kept out of sight until the platform has said whose it is. */
export function textOf({ element }: Stand): string {
  const root = element.shadowRoot?.firstElementChild
  return words([...(root?.children ?? [])].map((part) => (part.matches('[inert]') ? '' : part.textContent)).join(' '))
}

/** The screen that an element shows: what it told last, or what a host's link leads to; nothing for its first one. */
export function screenOf({ element, screen }: Stand): ScreenChangeDetail | undefined {
  const deviceId = element.getAttribute('opened-device-id')
  const accessCodeId = element.getAttribute('opened-access-code-id')
  if (screen) return screen
  if (deviceId !== null) return { screen: 'device-details', deviceId }
  return accessCodeId === null ? undefined : { screen: 'access-code-details', accessCodeId }
}
