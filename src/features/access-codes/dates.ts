import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { formatTime } from '../../core/values/repeated-hour.js'

/** Formats instants (ms since 1970) in one time zone. */
export interface Dates {
  /** Formats a date, such as `Nov 20`, with the year if it is not the current one. */
  date(instant: number): string
  /** Formats a time, such as `3:04 PM`. */
  time(instant: number): string
  /** Formats date and time, with the zone only if clocks show the time twice. */
  dateTime(instant: number): string
  /** Formats the duration until an instant, such as `5 days`. */
  span(instant: number): string
  /** Formats the distance to an instant, such as `in 5 days`. */
  ahead(instant: number): string
  /** The word for the current day, such as `today`. */
  readonly today: string
}

const UNITS = [
  ['day', millisecondsInDay],
  ['hour', millisecondsInHour],
  ['minute', millisecondsInMinute]
] as const

/**
 * @param now In ms since 1970.
 * @param weekday `'short'` to begin a date with a time with its weekday, such as `Fri`. @default without
 */
export function createDates(locale: string, timeZone: string, now: number, weekday?: 'short'): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const day = { day: 'numeric', month: 'short' } as const
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  const year = format({ year: 'numeric' })
  const dates = [format(day), format({ ...day, year: 'numeric' })] as const
  const times = format(clock)
  const dateTime = { weekday, ...day, ...clock }
  const dateTimes = [format(dateTime), format({ ...dateTime, year: 'numeric' })] as const
  const present = year.format(now)
  function until(instant: number): readonly [count: number, unit: (typeof UNITS)[number][0]] {
    const [unit, length] = UNITS.find(([, milliseconds]) => instant - now >= milliseconds) ?? UNITS[2]
    return [Math.max(1, Math.round((instant - now) / length)), unit]
  }
  const isOtherYear = (instant: number): 0 | 1 => (year.format(instant) === present ? 0 : 1)
  return {
    date: (instant) => dates[isOtherYear(instant)].format(instant),
    time: (instant) => formatTime(times, instant, timeZone),
    dateTime: (instant) => formatTime(dateTimes[isOtherYear(instant)], instant, timeZone),
    span(instant) {
      const [count, unit] = until(instant)
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
    },
    ahead: (instant) => new Intl.RelativeTimeFormat(locale).format(...until(instant)),
    get today() {
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day')
    }
  }
}
