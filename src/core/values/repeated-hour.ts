import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { toWallTime, zoneOffset } from './wall-time.js'

/** No zone sets its clocks back by more hours. */
const LONGEST = 3 * millisecondsInHour

// Cached: lists format many times of one day.
const setBack = new Map<string, number>()

/** Returns by how many ms the clocks of a zone are set back around a UTC day. */
function setBackOn(day: number, zone: string): number {
  const key = `${zone} ${day}`
  const start = day * millisecondsInDay
  const known =
    setBack.get(key) ??
    (zoneOffset(start - LONGEST, zone) - zoneOffset(start + millisecondsInDay + LONGEST, zone)) * millisecondsInMinute
  setBack.set(key, known)
  return known
}

/**
 * Returns the other instant (ms since the epoch) at which clocks show the same time, as they are set back. `undefined`
 * if clocks show the time once.
 */
export function otherOccurrence(instant: number, zone: string): number | undefined {
  const change = setBackOn(Math.floor(instant / millisecondsInDay), zone)
  if (change <= 0) return undefined
  const wall = toWallTime(instant, zone)
  return [instant - change, instant + change].find((other) => toWallTime(other, zone) === wall)
}

/** Formats the offset of a zone at an instant (ms since the epoch), such as `EST` or `GMT+1`. */
export function zoneName(locale: string, instant: number, zone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Formats an instant (ms since the epoch). A time that clocks show twice carries its zone, as in `1:30 AM EST`. */
export function formatTime(format: Intl.DateTimeFormat, instant: number, zone: string): string {
  const text = format.format(instant)
  if (otherOccurrence(instant, zone) === undefined) return text
  return `${text} ${zoneName(format.resolvedOptions().locale, instant, zone)}`
}

/** Formats a range of instants (ms since the epoch). Times that clocks show twice carry their zone. */
export function formatTimes(format: Intl.DateTimeFormat, from: number, to: number, zone: string): string {
  if ([from, to].every((instant) => otherOccurrence(instant, zone) === undefined)) return format.formatRange(from, to)
  return `${formatTime(format, from, zone)} – ${formatTime(format, to, zone)}`
}
