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

/** Returns `true` if clocks show the minute of an instant (ms since the epoch) twice, as they are set back. */
function isRepeated(instant: number, zone: string): boolean {
  const change = setBackOn(Math.floor(instant / millisecondsInDay), zone)
  if (change <= 0) return false
  const wall = toWallTime(instant, zone)
  return [-change, change].some((away) => toWallTime(instant + away, zone) === wall)
}

/** Formats an instant (ms since the epoch). A time that clocks show twice carries its zone, as in `1:30 AM EST`. */
export function formatTime(format: Intl.DateTimeFormat, instant: number, zone: string): string {
  const text = format.format(instant)
  if (!isRepeated(instant, zone)) return text
  const { locale } = format.resolvedOptions()
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(instant)
  return [text, ...parts.filter(({ type }) => type === 'timeZoneName').map(({ value }) => value)].join(' ')
}

/** Formats a range of instants (ms since the epoch). Times that clocks show twice carry their zone. */
export function formatTimes(format: Intl.DateTimeFormat, from: number, to: number, zone: string): string {
  if (![from, to].some((instant) => isRepeated(instant, zone))) return format.formatRange(from, to)
  return `${formatTime(format, from, zone)} – ${formatTime(format, to, zone)}`
}
