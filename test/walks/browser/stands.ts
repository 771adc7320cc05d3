import type { ScreenChangeDetail } from '../../../src/element/events/screen-events.js'
import type { Action } from './action.js'
import { deviceIdsOf, IMPORTING_LOCK, USERS, type User } from './belongings.js'
import { words } from './controls.js'
import { ENDPOINT, type WalkPlatform } from './platform.js'
import type { Random } from './random.js'

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
  'x-thermostat-schedule',
  'x-lock-all'
] as const

export type Tag = (typeof TAGS)[number]

/** Device kinds by tag. */
const KINDS: Partial<Record<Tag, 'thermostat' | 'noise sensor'>> = {
  'x-thermostat': 'thermostat',
  'x-preset-manager': 'thermostat',
  'x-thermostat-schedule': 'thermostat',
  'x-noise-sensor-details': 'noise sensor'
}

/** Returns the device kind that an element requires, or `undefined` for any kind. */
export const kindOf = (tag: Tag): 'thermostat' | 'noise sensor' | 'lock' | undefined =>
  tag === 'x-device-details' ? undefined : (KINDS[tag] ?? 'lock')

/** Elements without a single device. */
const OF_ALL = new Set<Tag>([
  'x-device-table',
  'x-supported-devices',
  'x-connect-account',
  'x-activity',
  'x-overview',
  'x-lock-all'
])

type SessionStore = NonNullable<HTMLElementTagNameMap[Tag]['session']>['store']

/** Element of a walk. */
export interface Stand {
  readonly tag: Tag
  readonly element: HTMLElementTagNameMap[Tag]
  user: User
  /** Last reported screen, or `undefined` for the first screen. */
  screen: ScreenChangeDetail | undefined
  /** Last search text of its table. */
  typed: string
  /** Text of the host's filter. */
  deviceFilter: string | undefined
  accessCodeFilter: string | undefined
  /** Store of its session when it was last in the page. A removed element has no `session`. */
  lastStore: SessionStore | undefined
  /** Time of its last removal in ms. */
  removedAt: number
  /** `true` while the host handles `before-change`. */
  isResponding: boolean
  /** Reaction of the host to the next `before-change`. */
  handler: Extract<Action, { act: 'handler' }> | undefined
  /** Last pressed button. */
  lastPressed: HTMLElement | undefined
}

/** Returns the store of the element's session, even while it is removed. */
export const storeOf = ({ element, lastStore }: Stand): SessionStore | undefined =>
  element.isConnected ? element.session?.store : lastStore

/** Chooses a resource of the user for an element. */
async function subjectOf(
  tag: Tag,
  user: User,
  platform: WalkPlatform,
  random: Random
): Promise<Record<string, string>> {
  if (OF_ALL.has(tag)) return {}
  const deviceId = random.pick(deviceIdsOf(user, platform.hasLockers, kindOf(tag)))
  if (tag === 'x-access-code-table') {
    // Without a device it shows the codes of all locks.
    if (random.chance(0.5)) return {}
    if (user === 'ann' && random.chance(0.7)) return { deviceId: IMPORTING_LOCK }
  }
  if (tag !== 'x-access-code-details') return { deviceId }
  const { access_codes: codes } = await platform.ask('/access_codes/list', { device_id: deviceId })
  const ids = Array.isArray(codes) ? codes.map((code) => String(code.access_code_id)) : []
  return { accessCodeId: random.pick(ids) }
}

/** Returns the options that connect an element as a user. */
export const keyOf = ({ publishableKey }: WalkPlatform, user: User): Record<string, string | undefined> => ({
  publishableKey,
  userIdentifierKey: user,
  clientSessionToken: undefined,
  endpoint: ENDPOINT
})

/** Adds elements of two users to the page. The first two share a user and a store. */
export async function openStands(platform: WalkPlatform, random: Random): Promise<Stand[]> {
  const stands: Stand[] = []
  const count = 2 + random.below(3)
  // Makes codes known, so that a link can lead to a code that was never shown.
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
      isResponding: false,
      handler: undefined,
      lastPressed: undefined
    }
    element.addEventListener('screen-change', ({ detail }) => {
      stand.screen = detail
    })
    // Navigation would leave the page.
    element.addEventListener('connect-webview', (event) => event.preventDefault())
    document.body.append(element)
    stands.push(stand)
  }
  return stands
}

/** Returns all perceivable text of an element, without content that is hidden during token verification. */
export function textOf({ element }: Stand): string {
  const root = element.shadowRoot?.firstElementChild
  return words([...(root?.children ?? [])].map((part) => (part.matches('[inert]') ? '' : part.textContent)).join(' '))
}

/** Returns the displayed screen: the last reported one or that of a link, or `undefined` for the first screen. */
export function screenOf({ element, screen }: Stand): ScreenChangeDetail | undefined {
  const deviceId = element.getAttribute('opened-device-id')
  const accessCodeId = element.getAttribute('opened-access-code-id')
  if (screen) return screen
  if (deviceId !== null) return { screen: 'device-details', deviceId }
  return accessCodeId === null ? undefined : { screen: 'access-code-details', accessCodeId }
}
