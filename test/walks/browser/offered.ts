import type { SessionState } from '../../../src/core/session/session-state.js'
import { hostFilter } from './host-filter.js'
import type { WalkPlatform } from './platform.js'
import { type Stand, storeOf } from './stands.js'

export type Params = Readonly<Record<string, unknown>>

/** The attribute that forbids a call, by the end of its path. */
const FORBIDDEN_BY: readonly (readonly [RegExp, string])[] = [
  [/\/(?:un)?lock_door$/, 'disable-lock-unlock'],
  [
    /^\/access_codes\/(?:create|create_multiple|pull_backup_access_code|unmanaged\/convert_to_managed)$/,
    'disable-create-access-code'
  ],
  [/^\/access_codes\/update$/, 'disable-edit-access-code'],
  [/^\/access_codes\/delete$/, 'disable-delete-access-code'],
  [/^\/noise_sensors\/noise_thresholds\/(?:create|update|delete)$/, 'disable-edit-thresholds'],
  [
    /^\/thermostats\/(?:(?:schedules|daily_programs)\/(?:create|update|delete)|update_weekly_program)$/,
    'disable-edit-schedules'
  ]
]

/** The attribute that forbids a call, if there is one. */
export const forbiddingOption = (path: string): string | undefined =>
  FORBIDDEN_BY.find(([paths]) => paths.test(path))?.[1]

/** Whether a command is sent however late, and also if its element is removed: a deletion that was confirmed does not expire. */
export const isDeletion = (path: string): boolean => /\/delete(?:_climate_preset)?$/.test(path)

/** The path of a call, by its name. */
export const pathOf = (operation: string): string =>
  `/${operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('.', '/')}`

/** The devices that a call is about. */
export const devicesIn = ({ device_id: one, device_ids: several }: Params): string[] =>
  [one, ...(Array.isArray(several) ? several : [])].filter((id) => typeof id === 'string')

const listIn = (element: Element, name: string): string[] | undefined =>
  element
    .getAttribute(name)
    ?.split(',')
    .map((id) => id.trim())
    .filter(Boolean)

const own = ({ element }: Stand, name: string): string | undefined => Reflect.get(element, name) || undefined

/** What an element knows of something: as it is confirmed, and as it is shown. */
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

/** Why an element does not offer a device at this moment; nothing where it does. */
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

/** The same of a code. */
export function codeRefusal(stand: Stand, id: string, platform: WalkPlatform): string | undefined {
  const code = own(stand, 'accessCodeId')
  if (code !== undefined && code !== id) return `${id} is not its access-code-id`
  if (isRefusedByFilter(stand, stand.accessCodeFilter, 'accessCodes', id))
    return `${id} is refused by its accessCodeFilter`
  const device = platform.deviceOf.get(id)
  return device === undefined ? undefined : deviceRefusal(stand, device, platform)
}

/** What an element would not let a person ask for at this moment. */
export function refusal(stand: Stand, path: string, params: Params, platform: WalkPlatform): string | undefined {
  const option = forbiddingOption(path)
  const forbids = stand.element.getAttribute(option ?? 'none')
  if (forbids !== null && forbids !== 'false') return `forbidden by ${option}`
  const devices = devicesIn(params).flatMap((id) => deviceRefusal(stand, id, platform) ?? [])
  const isOfCode = typeof params.access_code_id === 'string' && !path.includes('/unmanaged/')
  return devices[0] ?? (isOfCode ? codeRefusal(stand, String(params.access_code_id), platform) : undefined)
}
