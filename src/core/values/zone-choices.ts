import { allZones } from './time-zone.js'
import { zoneOffset } from './wall-time.js'

/** A time zone and its offset from UTC, in minutes. */
export interface ZoneChoice {
  readonly zone: string
  readonly offset: number
}

/**
 * Returns the time zones with their offsets at an instant, from west to east, then by name. `first` come before all
 * others in their given order.
 */
export function zoneChoices(instant: number, first: readonly string[] = []): readonly ZoneChoice[] {
  const choice = (zone: string): ZoneChoice => ({ zone, offset: zoneOffset(instant, zone) })
  const rest = allZones().filter((zone) => !first.includes(zone))
  return [
    ...[...new Set(first)].map(choice),
    ...rest.map(choice).sort((a, b) => a.offset - b.offset || (a.zone < b.zone ? -1 : 1))
  ]
}

/** Formats an offset, such as +5:45 or -8:00. */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
