import { millisecondsInDay } from 'date-fns/constants'
import { addWallDays, toInstant, toWallTime, type WallTime } from '../../../core/values/wall-time.js'

/** A calendar day, `YYYY-MM-DD`, independent of time zones. */
export type CalendarDay = string

const DATE = 'YYYY-MM-DD'.length
export const DAYS_IN_WEEK = 7

const midnight = (day: CalendarDay): WallTime => `${day}T00:00`

/** Returns midnight UTC of a day in ms since 1970. In UTC every day has 24 hours. */
export const utcOf = (day: CalendarDay): number => Date.parse(`${midnight(day)}Z`)

/** Returns the day of an instant (ms since 1970) in a time zone. */
export const dayAt = (instant: number, zone: string): CalendarDay => toWallTime(instant, zone).slice(0, DATE)

/** Adds a number of days, which may be negative. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  addWallDays(midnight(day), count).slice(0, DATE)

/** Returns consecutive days. */
export const daysFrom = (first: CalendarDay, count: number): readonly CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Returns the number of days from one day to another. Negative if the other day is earlier. */
export const daysBetween = (first: CalendarDay, other: CalendarDay): number =>
  (utcOf(other) - utcOf(first)) / millisecondsInDay

/** Returns the first day of the week of a day. @param weekday First day of weeks: 1 is Monday, 7 is Sunday. */
export function weekOf(day: CalendarDay, weekday: number): CalendarDay {
  const since = (new Date(utcOf(day)).getUTCDay() - weekday + 2 * DAYS_IN_WEEK) % DAYS_IN_WEEK
  return addDays(day, -since)
}

/** Returns the start of a day: midnight, or the first minute after it if daylight saving skips midnight. */
const startOf = (day: CalendarDay, zone: string): number => toInstant(midnight(day), zone)?.instant ?? utcOf(day)

/** Starts of consecutive days, and of the day after them, in ms since 1970. */
type DayStarts = readonly [number, ...number[]]

const MAX_CACHED = 200
const cache = new Map<string, DayStarts>()

/** Converting a time zone takes longer than everything else about an access period, and many share a zone. */
function cached(key: string, compute: () => DayStarts): DayStarts {
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= MAX_CACHED) cache.clear()
  const starts = compute()
  cache.set(key, starts)
  return starts
}

/** Returns the starts of consecutive days in a time zone. */
export const dayStarts = (first: CalendarDay, count: number, zone: string): DayStarts =>
  cached(`${first} ${count} ${zone}`, () => [
    startOf(first, zone),
    ...daysFrom(addDays(first, 1), count).map((day) => startOf(day, zone))
  ])

/** Returns `true` if an instant may be on the current day, depending on the time zone. */
export const isNearToday = (instant: number | undefined, now: number): instant is number =>
  instant !== undefined && Math.abs(instant - now) < 2 * millisecondsInDay

/** Returns `true` if an instant is on the current day of a time zone. */
export function isToday(instant: number | undefined, zone: string, now: number): boolean {
  if (!isNearToday(instant, now)) return false
  const [today, tomorrow = Infinity] = cached(`${now} ${zone}`, () => dayStarts(dayAt(now, zone), 1, zone))
  return today <= instant && instant < tomorrow
}

/**
 * Returns the position of an instant among days: 1.5 is the middle of the second day. Days with 23 or 25 hours are as
 * wide as the others. -Infinity before the first day, and Infinity after the last one.
 */
export function placeAmong(starts: DayStarts, instant: number): number {
  if (instant < starts[0]) return -Infinity
  const day = starts.findLastIndex((start) => start <= instant)
  const [from = 0, to] = starts.slice(day, day + 2)
  return to === undefined ? (instant === from ? day : Infinity) : day + (instant - from) / (to - from)
}
