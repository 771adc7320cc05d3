import type { SessionState } from '../../../src/core/store/session-state.js'
import { devicesIn, forbiddingOption, type Params } from './calls.js'
import { hostFilter } from './host-filter.js'
import type { WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

const listIn = (element: Element, name: string): string[] | undefined =>
  element
    .getAttribute(name)
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)

const own = ({ element }: Stand, name: string): string | undefined => Reflect.get(element, name) || undefined

/** Returns the id of what an element is about, or of what it created again in its place. */
function shown(stand: Stand, name: string): unknown {
  const id = own(stand, name)
  return id === undefined ? undefined : (stand.recreated.get(id) ?? id)
}

/** Returns the confirmed and the displayed data of a resource. */
function known(stand: Stand, kind: 'devices' | 'accessCodes', id: string): object[] {
  const state: SessionState | undefined = storeOf(stand)?.getState()
  return [state?.confirmed, state?.shown].flatMap((tables) => tables?.[kind].get(id)?.resource ?? [])
}

function isRefusedByFilter(
  stand: Stand,
  part: string | undefined,
  kind: 'devices' | 'accessCodes',
  id: string
): boolean {
  if (part === undefined) return false
  const items = known(stand, kind, id)
  return !['', stand.typed].some((search) => items.some((item) => hostFilter(part)(item, search)))
}

/** Returns the reason why an element does not offer a device, or `undefined`. */
export function deviceRefusal(stand: Stand, id: string, { accountOf, deviceOf }: WalkPlatform): string | undefined {
  const { tag, element } = stand
  const device = own(stand, 'deviceId')
  if (device !== undefined && device !== id) return `${id} is not its device-id`
  const code = own(stand, 'accessCodeId')
  if (code !== undefined && deviceOf.get(code) !== id) return `${id} is not the device of its access-code-id`
  const ids = listIn(element, 'device-ids')
  if (device === undefined && ids && !ids.includes(id)) return `${id} is not among its device-ids`
  const accounts = tag === 'x-device-table' ? listIn(element, 'connected-account-ids') : undefined
  if (accounts && !accounts.includes(accountOf.get(id) ?? '')) return `${id} is not of its connected-account-ids`
  if (isRefusedByFilter(stand, stand.deviceFilter, 'devices', id)) return `${id} is refused by its deviceFilter`
  return undefined
}

/** Returns the reason why an element does not offer a code, or `undefined`. */
export function codeRefusal(stand: Stand, id: string, platform: WalkPlatform): string | undefined {
  const code = shown(stand, 'accessCodeId')
  if (code !== undefined && code !== id) return `${id} is not its access-code-id`
  if (isRefusedByFilter(stand, stand.accessCodeFilter, 'accessCodes', id))
    return `${id} is refused by its accessCodeFilter`
  const device = platform.deviceOf.get(id)
  return device === undefined ? undefined : deviceRefusal(stand, device, platform)
}

/** Returns the reason why an element must not send a request, or `undefined`. */
export function refusal(stand: Stand, path: string, params: Params, platform: WalkPlatform): string | undefined {
  const option = forbiddingOption(path)
  const forbids = stand.element.getAttribute(option ?? 'none')
  if (forbids !== null && forbids !== 'false') return `forbidden by ${option}`
  const grant = shown(stand, 'accessGrantId')
  if (grant !== undefined && typeof params.access_grant_id === 'string' && grant !== params.access_grant_id)
    return `${params.access_grant_id} is not its access-grant-id`
  const code = typeof params.access_code_id === 'string' ? params.access_code_id : undefined
  // The filter of the host is for managed codes.
  const isUnmanaged = code !== undefined && path.includes('/unmanaged/')
  const devices = [...devicesIn(params), (isUnmanaged && platform.deviceOf.get(code)) || []].flat()
  const [why] = devices.flatMap((id) => deviceRefusal(stand, id, platform) ?? [])
  return why ?? (code === undefined || isUnmanaged ? undefined : codeRefusal(stand, code, platform))
}
