import { addHours } from 'date-fns/addHours'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { isKnownZone } from './time-zone.js'

/** Local date and time, `YYYY-MM-DDTHH:mm`, as used by `<input type="datetime-local">`. */
export type WallTime = string

/** Instant of a wall time in ms since the epoch, and whether daylight saving moved it. */
interface ZonedInstant {
  readonly instant: number
  readonly isMoved: boolean
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit'
  })
  formats.set(zone, format)
  return format
}

/** Range of wall times, as UTC, and the first date with time-zone data. */
const FIRST = Date.parse('0000-01-01T00:00Z')
const LAST = Date.parse('9999-12-31T23:59Z')
const ZONED = Date.parse('0100-01-01T00:00Z')

/**
 * Converts an instant to the wall time of a time zone. Years have four digits: the year 10000 is clamped to the minute
 * before. Before the year 100 the result is UTC.
 *
 * @throws RangeError for an unknown time zone or an invalid instant.
 */
export function toWallTime(instant: number, zone: string): WallTime {
  if (instant < ZONED) return fromUtc(instant)
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value])
  )
  const { year = '' } = part
  return year.length > 4
    ? fromUtc(LAST)
    : `${year.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

const MINUTES = 'YYYY-MM-DDTHH:mm'.length

const fromUtc = (utc: number): WallTime =>
  new Date(Math.min(Math.max(utc, FIRST), LAST)).toISOString().slice(0, MINUTES)

/** Parses a wall time as if it were UTC. NaN for an invalid date. */
function asUtc(wall: WallTime): number {
  const minutes = wall.slice(0, MINUTES)
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minutes) ? Date.parse(`${minutes}Z`) : NaN
  // Some browsers read February 30 as a day in March.
  return Number.isNaN(utc) || fromUtc(utc) === minutes ? utc : NaN
}

/**
 * Converts a wall time to an instant: the first one if it occurs twice, moved forward if daylight saving skips it.
 * `undefined` for an empty or invalid date.
 */
export function toInstant(wall: WallTime, zone: string): ZonedInstant | undefined {
  const utc = asUtc(wall)
  if (Number.isNaN(utc) || !isKnownZone(zone)) return undefined
  if (utc < ZONED) return { instant: utc, isMoved: false }
  // The offsets a day before and after apply on either side of a change.
  const beforeChange = utc - zoneOffset(utc - millisecondsInDay, zone) * millisecondsInMinute
  const afterChange = utc - zoneOffset(utc + millisecondsInDay, zone) * millisecondsInMinute
  const instant = [beforeChange, afterChange].find(
    (candidate) => toWallTime(candidate, zone) === wall.slice(0, MINUTES)
  )
  return { instant: instant ?? beforeChange, isMoved: instant === undefined }
}

/** Adds hours to a wall time, where every day has 24 hours. @throws RangeError for an invalid date. */
export function addWallHours(wall: WallTime, hours: number): WallTime {
  return fromUtc(addHours(asUtc(wall), hours).getTime())
}

/** Adds calendar days and keeps the time of day. @throws RangeError for an invalid date. */
export const addWallDays = (wall: WallTime, days: number): WallTime => addWallHours(wall, days * 24)

/** Returns the offset of a time zone from UTC at an instant, in minutes. */
export function zoneOffset(instant: number, zone: string): number {
  const known = Math.min(instant, LAST - millisecondsInDay)
  return asUtc(toWallTime(known, zone)) / millisecondsInMinute - Math.floor(known / millisecondsInMinute)
}
