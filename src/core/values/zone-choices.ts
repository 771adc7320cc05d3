import { allZones } from './time-zone.js'
import { zoneOffset } from './wall-time.js'

/** A time zone to choose, and by how many minutes its clocks are ahead of UTC. */
export interface ZoneChoice {
  readonly zone: string
  readonly offset: number
}

/**
 * The zones to choose from with their offsets at a moment, from west to east, those of one offset by name.
 * Those given as `first` come before all others, in their own order, once.
 */
export function zoneChoices(instant: number, first: readonly string[] = []): readonly ZoneChoice[] {
  const choice = (zone: string): ZoneChoice => ({ zone, offset: zoneOffset(instant, zone) })
  const others = allZones().filter((zone) => !first.includes(zone))
  return [
    ...[...new Set(first)].map(choice),
    ...others.map(choice).sort((a, b) => a.offset - b.offset || (a.zone < b.zone ? -1 : 1))
  ]
}

/** An offset in hours and minutes, such as +5:45 or -8:00. */
export function offsetText(offset: number): string {
  const minutes = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
