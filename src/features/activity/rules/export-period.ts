import { millisecondsInDay } from 'date-fns/constants'
import { addWallDays, toInstant, toWallTime } from '../../../core/values/wall-time.js'

/** Numbers of days that can be chosen. */
export const PERIOD_DAYS = [7, 30, 90] as const

export type PeriodDays = (typeof PERIOD_DAYS)[number]

/** First and last day, `YYYY-MM-DD`, both included. Empty while incomplete. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** Start and end in ms since the epoch. The end is excluded. */
export interface ExportPeriod {
  readonly from: number
  readonly to: number
}

const DAY = 'YYYY-MM-DD'.length

/** Returns the date of an instant (ms since the epoch) in a time zone. */
export const dayOf = (instant: number, zone: string): string => toWallTime(instant, zone).slice(0, DAY)

/** Returns the days until now, as the browser counts them. */
export const lastDays = (days: number, now: number): ExportPeriod => ({
  from: now - days * millisecondsInDay,
  // Events of this moment are included.
  to: now + 1
})

/** Returns the period of dates in a time zone, or `undefined` if one is missing or the last is before the first. */
export function periodOfDates({ from, to }: DateRange, zone: string): ExportPeriod | undefined {
  const start = toInstant(`${from}T00:00`, zone)?.instant
  const last = toInstant(`${to}T00:00`, zone)
  const end = last && toInstant(addWallDays(`${to}T00:00`, 1), zone)?.instant
  return start === undefined || end === undefined || end <= start ? undefined : { from: start, to: end }
}

/** Returns the part of a period since an instant, in ms since the epoch. */
export const boundedPeriod = ({ from, to }: ExportPeriod, since: number | undefined): ExportPeriod => ({
  from: Math.max(from, since ?? from),
  to
})
