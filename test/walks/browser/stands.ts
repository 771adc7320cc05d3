import type { ScreenChangeDetail } from '../../../src/element/events/screen-events.js'
import type { Action } from './action.js'
import { CUSTOMER, deviceIdsOf, GRANTS, IMPORTING_LOCK, USERS, type User } from './belongings.js'
import { words } from './controls.js'
import { ENDPOINT, type WalkPlatform } from './platform.js'
import { createRandom, type Random } from './random.js'

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

/** Elements of access, added to the others so that a seed keeps its other elements. */
const GRANT_TAGS = [
  'x-access-grant-table',
  'x-access-grant-table',
  'x-access-grant-details',
  'x-access-grant-form'
] as const

export type Tag = (typeof TAGS)[number] | (typeof GRANT_TAGS)[number]

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
  'x-lock-all',
  'x-access-grant-table',
  'x-access-grant-form'
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
  /** Ids of the access and the codes that it created again, by the id of the removed one whose place each takes. */
  readonly recreated: Map<unknown, unknown>
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
  if (tag === 'x-access-grant-details') {
    const { access_grants: grants } = await platform.ask('/access_grants/list')
    const ids = Array.isArray(grants) ? grants.map((grant) => String(grant.access_grant_id)) : []
    return { accessGrantId: random.pick(ids) }
  }
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

/** Gives access to the doors of the customer. */
async function giveAccess(platform: WalkPlatform): Promise<void> {
  for (const { name, email, doors, entrances, modes, days } of GRANTS) {
    const end = days === undefined ? undefined : new Date(Date.now() + days * 86_400_000).toISOString()
    await platform.ask('/access_grants/create', {
      user_identity: { full_name: name, ...(email && { email_address: email }) },
      name,
      device_ids: doors,
      ...(entrances.length > 0 && { acs_entrance_ids: entrances }),
      starts_at: new Date().toISOString(),
      ...(end && { ends_at: end }),
      requested_access_methods: modes.map((mode) => ({ mode }))
    })
  }
}

/** Probability of elements of access, of a second one, and of the user without a customer. */
const HAS_ACCESS = 0.5
const HAS_MORE = 0.5
const IS_PLAIN = 0.15

/** Returns the elements of access of a walk, with their users. */
function grantElements(random: Random): (readonly [Tag, User])[] {
  if (!random.chance(HAS_ACCESS)) return []
  const next = (): readonly [Tag, User] => [random.pick(GRANT_TAGS), random.chance(IS_PLAIN) ? 'ben' : CUSTOMER]
  return [next(), ...(random.chance(HAS_MORE) ? [next()] : [])]
}

/** Adds an element to the page. */
export type Place = <Name extends Tag>(
  tag: Name,
  options: Readonly<Record<string, string | undefined>>,
  flags: Readonly<Record<'rowActions' | 'selectable', boolean>>
) => HTMLElementTagNameMap[Name]

const placeDefined: Place = (tag, options, { rowActions, selectable }) => {
  const element = Object.assign(document.createElement(tag), options)
  element.toggleAttribute('row-actions', rowActions)
  element.toggleAttribute('selectable', selectable)
  document.body.append(element)
  return element
}

/**
 * Adds elements of two users to the page. The first two share a user and a store.
 *
 * @param seed of the walk
 */
export async function openStands(
  platform: WalkPlatform,
  random: Random,
  seed: number,
  place = placeDefined
): Promise<Stand[]> {
  const stands: Stand[] = []
  const count = 2 + random.below(3)
  // Makes codes known, so that a link can lead to a code that was never shown.
  await platform.ask('/access_codes/list', {
    device_ids: USERS.flatMap((user) => deviceIdsOf(user, platform.hasLockers, 'lock'))
  })
  const ofAccess = grantElements(createRandom(seed + 7919))
  if (ofAccess.length > 0) await giveAccess(platform)
  for (let index = 0; index < count + ofAccess.length; index += 1) {
    const access = ofAccess[index - count]
    const user = access?.[1] ?? (index < 2 || random.chance(0.5) ? 'ann' : 'ben')
    const tag = access?.[0] ?? random.pick(TAGS)
    const options =
      index % 3 === 1
        ? {
            ...keyOf(platform, user),
            publishableKey: undefined,
            userIdentifierKey: undefined,
            clientSessionToken: await platform.tokenOf(user)
          }
        : keyOf(platform, user)
    const subject = await subjectOf(tag, user, platform, random)
    const flags = { rowActions: random.chance(0.6), selectable: random.chance(0.8) }
    const element = place(tag, { ...options, ...subject }, flags)
    const stand: Stand = {
      tag,
      element,
      user,
      screen: undefined,
      typed: '',
      recreated: new Map(),
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
    let deletedCodeId: string | undefined
    element.addEventListener('access-code-deleted', ({ detail: { access_code_id: id } }) => {
      // A code that was created again takes the place of the first one.
      deletedCodeId = id
      for (const [first, recreatedId] of stand.recreated) if (recreatedId === id) deletedCodeId = String(first)
    })
    element.addEventListener('access-code-created', ({ detail }) => {
      stand.recreated.set(deletedCodeId, detail.access_code_id)
    })
    // Navigation would leave the page.
    element.addEventListener('connect-webview', (event) => event.preventDefault())
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
