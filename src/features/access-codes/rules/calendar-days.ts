import { millisecondsInDay } from 'date-fns/constants'
import { addWallDays, toInstant, toWallTime, type WallTime } from '../../../core/values/wall-time.js'

/** A day on the calendar, `YYYY-MM-DD`, in whichever zone. */
export type CalendarDay = string

const DATE = 'YYYY-MM-DD'.length
export const DAYS_IN_WEEK = 7

const midnight = (day: CalendarDay): WallTime => `${day}T00:00`

/** A day as if its midnight were one of UTC, where every day has 24 hours, in ms since 1970. */
export const utcOf = (day: CalendarDay): number => Date.parse(`${midnight(day)}Z`)

/** The day that the clocks of a zone show at a moment in ms since 1970. */
export const dayAt = (instant: number, zone: string): CalendarDay => toWallTime(instant, zone).slice(0, DATE)

/** Whether a moment is on the day that the clocks of a zone show now. */
export const isToday = (instant: number | undefined, zone: string, now: number): boolean =>
  instant !== undefined && Math.abs(instant - now) < 2 * millisecondsInDay && dayAt(instant, zone) === dayAt(now, zone)

/** The day so many days later, or before. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  addWallDays(midnight(day), count).slice(0, DATE)

/** So many days in a row. */
export const daysFrom = (first: CalendarDay, count: number): readonly CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** How many days there are from one to another, less than 0 where that is before it. */
export const daysBetween = (first: CalendarDay, other: CalendarDay): number =>
  (utcOf(other) - utcOf(first)) / millisecondsInDay

/** The first day of the week of a day. @param weekday on which weeks begin: 1 is Monday, 7 is Sunday. */
export function weekOf(day: CalendarDay, weekday: number): CalendarDay {
  const since = (new Date(utcOf(day)).getUTCDay() - weekday + 2 * DAYS_IN_WEEK) % DAYS_IN_WEEK
  return addDays(day, -since)
}

/** When a day begins: at midnight, or with the first minute after it where the clocks skip that. */
const beginningOf = (day: CalendarDay, zone: string): number => toInstant(midnight(day), zone)?.instant ?? utcOf(day)

/**
 * Where a moment is among days in a row, counted from the beginning of the first: 1.5 is the middle of the second. One of 23 or
 * 25 hours is as wide as any other.
 */
export function placeAmong(first: CalendarDay, instant: number, zone: string): number {
  const day = dayAt(instant, zone)
  const [from, to] = [beginningOf(day, zone), beginningOf(addDays(day, 1), zone)]
  return daysBetween(first, day) + Math.min(1, Math.max(0, (instant - from) / (to - from)))
}
