import { parseString } from '../../../core/values/value.js'
import { addWallDays, toInstant, toWallTime } from '../../../core/values/wall-time.js'
import type { Stretch } from '../../../ui/time-bar/time-span.js'
import { overlap, type ScheduleException } from './schedule-exceptions.js'

const DATE = 'YYYY-MM-DD'.length
const DAYS = 14
/** Further overlapping exceptions share the last row. */
const MOST_ROWS = 4

/**
 * Returns the starts of the next 14 days in a time zone, beginning with today, and the end of the last day. In ms since
 * the epoch.
 */
export function comingDays(now: number, zone: string): readonly number[] {
  const today = `${toWallTime(now, zone).slice(0, DATE)}T00:00`
  return Array.from({ length: DAYS + 1 }, (_, index) => toInstant(addWallDays(today, index), zone)?.instant).filter(
    (instant) => instant !== undefined
  )
}

/** Exception on a bar, clipped to its days. */
interface ExceptionBar extends Stretch {
  readonly exception: ScheduleException
}

/** Returns `true` if the times are known. An unreadable end is not the same as no end. */
const isKnown = ({ start, end, schedule }: ScheduleException): boolean =>
  start !== undefined && (end !== undefined || parseString(schedule.ends_at) === undefined)

/**
 * Distributes exceptions on the rows of a timeline. Overlapping exceptions are in separate rows; exceptions outside of
 * the days are omitted.
 */
export function exceptionRows(
  exceptions: readonly ScheduleException[],
  days: readonly number[]
): readonly (readonly ExceptionBar[])[] {
  const [from = 0, to = from] = [days[0], days.at(-1)]
  const share = (moment: number): number => Math.min(Math.max((moment - from) / (to - from), 0), 1)
  const rows: ExceptionBar[][] = []
  for (const exception of exceptions.filter(isKnown)) {
    const bar = { exception, from: share(exception.start ?? from), to: share(exception.end ?? to) }
    if (bar.from >= bar.to) continue
    const free = rows.find((row) => row.every((other) => !overlap(exception, other.exception)))
    if (free) free.push(bar)
    else if (rows.length < MOST_ROWS) rows.push([bar])
    else rows.at(-1)?.push(bar)
  }
  return rows
}
