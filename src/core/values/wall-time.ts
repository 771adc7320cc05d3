import { addHours } from 'date-fns/addHours'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset'

/** What a clock on the wall shows, `YYYY-MM-DDTHH:mm`, as `<input type="datetime-local">` gives and takes it. */
export type WallTime = string

/** The moment of a wall time in milliseconds since 1970, and whether it had to be moved since the clocks skip it. */
export interface ZonedInstant {
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

/** What a wall time can show, as UTC, and from when on clocks are read by their zone: of the first years no library knows. */
const FIRST = Date.parse('0000-01-01T00:00Z')
const LAST = Date.parse('9999-12-31T23:59Z')
const ZONED = Date.parse('0100-01-01T00:00Z')

/**
 * What the clocks of a zone show at a moment. The year of a wall time has four digits: where the clocks show the year 10000
 * already, it is the minute before. Before the year 100 they show UTC.
 *
 * @throws RangeError for an unknown zone or an impossible moment.
 */
export function toWallTime(instant: number, zone: string): WallTime {
  if (instant < ZONED) return fromUtc(instant)
  // Not `toZonedTime`: its answer is a time of this machine, and wrong where this machine's own clocks skip it.
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

/** A wall time as if it were one of UTC, where every day has 24 hours; NaN when there is no such date. */
function asUtc(wall: WallTime): number {
  const minutes = wall.slice(0, MINUTES)
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minutes) ? Date.parse(`${minutes}Z`) : NaN
  // Some browsers read the 30th of February as a day in March.
  return Number.isNaN(utc) || fromUtc(utc) === minutes ? utc : NaN
}

/**
 * The moment at which the clocks of a zone show a wall time: the first one, where they show it twice. A time that they
 * skip is moved forward by what they skip. Nothing for a date that is empty or impossible.
 */
export function toInstant(wall: WallTime, zone: string): ZonedInstant | undefined {
  const utc = asUtc(wall)
  if (Number.isNaN(utc)) return undefined
  if (utc < ZONED) return { instant: utc, isMoved: false }
  // What holds a day before and after holds on either side of a change. At the change itself the answer would depend
  // on the zone of this machine, and a skipped time would be moved back.
  const [before, after] = [-millisecondsInDay, millisecondsInDay].map(
    (away) => utc - getTimezoneOffset(zone, new Date(Math.min(utc + away, LAST - millisecondsInDay)))
  )
  if (before === undefined || after === undefined || Number.isNaN(before + after)) return undefined
  const instant = [before, after].find((candidate) => toWallTime(candidate, zone) === wall.slice(0, MINUTES))
  return { instant: instant ?? before, isMoved: instant === undefined }
}

/** The wall time so many hours later, where every day has 24 of them. @throws RangeError for no date. */
export function addWallHours(wall: WallTime, hours: number): WallTime {
  return fromUtc(addHours(asUtc(wall), hours).getTime())
}

/** The wall time so many days later on the calendar, at the same time of day. @throws RangeError for no date. */
export const addWallDays = (wall: WallTime, days: number): WallTime => addWallHours(wall, days * 24)

/** By how many minutes the clocks of a zone are ahead of UTC at a moment. */
export function zoneOffset(instant: number, zone: string): number {
  const known = Math.min(instant, LAST - millisecondsInDay)
  return asUtc(toWallTime(known, zone)) / millisecondsInMinute - Math.floor(known / millisecondsInMinute)
}
