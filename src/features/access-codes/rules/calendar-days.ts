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

/** Returns `true` if an instant is on the current day of a time zone. */
export const isToday = (instant: number | undefined, zone: string, now: number): boolean =>
  instant !== undefined && Math.abs(instant - now) < 2 * millisecondsInDay && dayAt(instant, zone) === dayAt(now, zone)

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
const beginningOf = (day: CalendarDay, zone: string): number => toInstant(midnight(day), zone)?.instant ?? utcOf(day)

/**
 * Returns the position of an instant in days from the start of the first day: 1.5 is the middle of the second day. Days
 * with 23 or 25 hours are as wide as the others.
 */
export function placeAmong(first: CalendarDay, instant: number, zone: string): number {
  const day = dayAt(instant, zone)
  const [from, to] = [beginningOf(day, zone), beginningOf(addDays(day, 1), zone)]
  return daysBetween(first, day) + Math.min(1, Math.max(0, (instant - from) / (to - from)))
}
