import type { Device } from '../resources/resources.js'
import { parseString } from './value.js'

/** Zones that some browsers list by a name that is no longer used, and that nobody would look for. */
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

// To ask a browser takes it longer than to draw a row.
const known = new Map<string, boolean>()

function isTakenByBrowser(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Whether this browser knows a time zone. */
export function isKnownZone(zone: string): boolean {
  const isKnown = known.get(zone) ?? isTakenByBrowser(zone)
  known.set(zone, isKnown)
  return isKnown
}

function currentName(zone: string): string {
  const renamed = RENAMED.get(zone)
  // An older browser may know the old name alone.
  return renamed !== undefined && isKnownZone(renamed) ? renamed : zone
}

/** A zone as it is read, wherever one is, such as `America/Los Angeles`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')

/** The time zone of this browser. */
export function localZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isKnownZone(timeZone) ? currentName(timeZone) : 'UTC'
}

/** The time zone where a device is; nothing when it does not say, or when this browser does not know it. */
export function deviceZone(device: Device): string | undefined {
  const zone = parseString(device.location?.timezone)
  return zone !== undefined && isKnownZone(zone) ? currentName(zone) : undefined
}

/** The time zone in which the times of a device's codes are shown: its own, else the browser's. */
export function displayZone(device: Device): string {
  return deviceZone(device) ?? localZone()
}

/** Every time zone that can be chosen, in no order. A browser that cannot list them offers its own, and UTC. */
export function allZones(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  // Firefox lists Etc/GMT+5 as well, whose clocks are five hours behind UTC: a name to go wrong by.
  const places = listed.map(currentName).filter((zone) => !zone.startsWith('Etc/'))
  return [...new Set([...places, localZone(), 'UTC'])]
}
