import { parseString } from './value.js'

/** Time zones that some browsers list under an outdated name. */
const RENAMED = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk']
])

// Cached: asking the browser takes longer than rendering a row.
const known = new Map<string, boolean>()

function isTakenByBrowser(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Returns `true` if the browser knows the time zone. */
export function isKnownZone(zone: string): boolean {
  const isKnown = known.get(zone) ?? isTakenByBrowser(zone)
  known.set(zone, isKnown)
  return isKnown
}

function currentName(zone: string): string {
  const renamed = RENAMED.get(zone)
  // Older browsers only know the old name.
  return renamed !== undefined && isKnownZone(renamed) ? renamed : zone
}

/** Formats a time zone for display: its city, such as `Los Angeles`. No two zones have the same. */
export const zoneLabel = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

let local: string | undefined

/** Returns the browser's time zone. Requested once per task, because that is slow and lists need it for each item. */
export function localZone(): string {
  if (local !== undefined) return local
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  local = timeZone && isKnownZone(timeZone) ? currentName(timeZone) : 'UTC'
  queueMicrotask(() => (local = undefined))
  return local
}

/** A device with a place, which may be malformed. */
interface LocatedDevice {
  readonly location?: { readonly timezone?: unknown } | null | undefined
}

/** Returns the time zone of a device, or `undefined` if it is missing or unknown to the browser. */
export function deviceZone(device: LocatedDevice): string | undefined {
  const zone = parseString(device.location?.timezone)
  return zone !== undefined && isKnownZone(zone) ? currentName(zone) : undefined
}

/** Returns the time zone for a device's access codes: its own, else the browser's. */
export const displayZone = (device: LocatedDevice | undefined): string => (device && deviceZone(device)) ?? localZone()

/** Returns all time zones, unsorted. A browser that can't list them offers its own and UTC. */
export function allZones(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  // Firefox also lists Etc/GMT+5, which is five hours behind UTC and therefore misleading.
  const places = listed.map(currentName).filter((zone) => !zone.startsWith('Etc/'))
  return [...new Set([...places, localZone(), 'UTC'])]
}
