import { allZones } from './time-zone.js'
import { zoneOffset } from './wall-time.js'

/** A time zone and its offset from UTC, in minutes. */
interface ZoneChoice {
  readonly zone: string
  readonly offset: number
}

/** Time zones of many users, from west to east. */
const COMMON = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland'
]

/**
 * Returns the time zones with their offsets at an instant: those of `first` in their given order, then common ones, then
 * the others, each from west to east, then by name.
 */
export function zoneChoices(instant: number, first: readonly string[] = []): readonly ZoneChoice[] {
  const choice = (zone: string): ZoneChoice => ({ zone, offset: zoneOffset(instant, zone) })
  const all = allZones()
  const top = new Set([...first, ...COMMON.filter((zone) => all.includes(zone))])
  const rest = all.filter((zone) => !top.has(zone))
  return [
    ...[...top].map(choice),
    ...rest.map(choice).sort((a, b) => a.offset - b.offset || (a.zone < b.zone ? -1 : 1))
  ]
}

/** Formats an offset, such as +5:45 or -8:00. */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** Formats an offset, such as `UTC−8`. Uses a minus sign, because a line could break at a hyphen. */
export const utcText = (offset: number): string =>
  offset === 0 ? 'UTC' : `UTC${offsetText(offset).replace('-', '\u2212').replace(/:00$/, '')}`
