import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { useMemo } from 'react'
import { formatTime } from '../../core/values/repeated-hour.js'
import { toWallTime } from '../../core/values/wall-time.js'
import { minuteOf } from '../../core/values/zoned-time.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import type { TextsOf } from '../../messages/namespace.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { WEEKDAYS, type Weekday } from './rules/daily-programs.js'

const DATE = 'YYYY-MM-DD'.length
const YEAR = 'YYYY'.length
const MONDAY = Date.parse('2024-01-01')
/** From this number of days on, moments are formatted with a date instead of the day's name. */
const WEEK = 7

/** Formats times in the time zone of a thermostat. */
export interface ScheduleTimes {
  /** Present day and minute of the day. */
  readonly present: { readonly day: Weekday; readonly minute: number }
  /** Formats a minute of the day, such as `10:00 PM`. */
  minute(minute: number): string
  /** Formats an hour of the day, such as `10 PM`. */
  hour(hour: number): string
  /**
   * Formats a moment in ms since the epoch, relative to today: `7:00 AM`, `tomorrow 7:00 AM`, `Friday 7:00 AM`, `Nov
   * 28, 7:00 AM`.
   */
  moment(instant: number): string
  /** Formats the end of a period like `moment`, but without the day if the period starts on the same day. */
  end(instant: number, start: number): string
  /** Returns the day of the month. */
  date(instant: number): string
  weekday(day: Weekday, length?: 'long' | 'short'): string
  /** Formats consecutive days in short: `Mon`, `Mon–Fri`. */
  shortDays(days: readonly Weekday[]): string
  /** Formats days of the week in order: `Monday`, `Mon–Fri`, `Mon, Tue, and Sat`. */
  days(days: readonly Weekday[]): string
}

/** @param now Current time in ms since the epoch. */
function createScheduleTimes(
  locale: string,
  zone: string,
  now: number,
  { dayTime }: Pick<TextsOf<typeof SCHEDULE>, 'dayTime'>
): ScheduleTimes {
  const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const minutes = format({ timeStyle: 'short' })
  const hours = format({ hour: 'numeric' })
  const times = format({ timeStyle: 'short' }, zone)
  const weekdays = { long: format({ weekday: 'long' }), short: format({ weekday: 'short' }) }
  const date = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const dates = format(date, zone)
  const datesOfYears = format({ ...date, year: 'numeric' }, zone)
  const dayOfMonth = format({ day: 'numeric' }, zone)
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const dayOf = (instant: number): number => Date.parse(toWallTime(instant, zone).slice(0, DATE)) / millisecondsInDay

  function moment(instant: number): string {
    const away = dayOf(instant) - dayOf(now)
    const time = formatTime(times, instant, zone)
    if (away === 0) return time
    if (Math.abs(away) === 1) return dayTime(near.format(away, 'day'), time)
    if (away > 0 && away < WEEK) return dayTime(weekdays.long.format(dayOf(instant) * millisecondsInDay), time)
    const isOtherYear = toWallTime(instant, zone).slice(0, YEAR) !== toWallTime(now, zone).slice(0, YEAR)
    return formatTime(isOtherYear ? datesOfYears : dates, instant, zone)
  }
  // The first day was a Thursday.
  const present = WEEKDAYS[(dayOf(now) + WEEKDAYS.indexOf('thursday')) % WEEK] ?? 'monday'
  const weekday = (day: Weekday, length: 'long' | 'short' = 'long'): string =>
    weekdays[length].format(MONDAY + WEEKDAYS.indexOf(day) * millisecondsInDay)
  function days(listed: readonly Weekday[]): string {
    const [only] = listed
    if (only && listed.length === 1) return weekday(only)
    const runs: Weekday[][] = []
    for (const day of listed) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      if (run && last && WEEKDAYS.indexOf(day) === WEEKDAYS.indexOf(last) + 1) run.push(day)
      else runs.push([day])
    }
    const texts = runs.flatMap((run) => {
      const names = run.map((day) => weekday(day, 'short'))
      return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names
    })
    return new Intl.ListFormat(locale).format(texts)
  }
  return {
    present: { day: present, minute: minuteOf(toWallTime(now, zone)) },
    minute: (minute) => minutes.format(minute * millisecondsInMinute),
    hour: (hour) => hours.format(hour * 60 * millisecondsInMinute),
    moment,
    end: (instant, start) => (dayOf(instant) === dayOf(start) ? formatTime(times, instant, zone) : moment(instant)),
    date: (instant) => dayOfMonth.formatToParts(instant).find(({ type }) => type === 'day')?.value ?? '',
    weekday,
    shortDays: (listed) =>
      [...new Set([listed[0], listed.at(-1)])].flatMap((day) => (day ? weekday(day, 'short') : [])).join('–'),
    days
  }
}

/** Returns the formatter of times in a thermostat's time zone, with the locale of the element. */
export function useScheduleTimes(zone: string): ScheduleTimes {
  const { locale } = useElement()
  const texts = useTexts(SCHEDULE)
  const now = useNow()
  return useMemo(() => createScheduleTimes(locale, zone, now, texts), [locale, zone, now, texts])
}
