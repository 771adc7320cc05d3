import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { useMemo } from 'react'
import { formatTime } from '../../core/values/repeated-hour.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'

/** Formats days and times for the element's locale. */
export interface NoiseTimes {
  /** Formats a minute of the day, such as `10:00 PM`. */
  minute(minute: number): string
  /** Formats start and end of a period in minutes of the day, such as `12:30` and `6:30 AM`. */
  period(start: number, end: number): readonly [start: string, end: string]
  /** Formats an hour of the day, such as `10 PM`. */
  hour(hour: number): string
  /** Formats an instant (ms since the epoch) as time of day in a time zone. */
  time(instant: number, zone: string): string
  /** Formats a `YYYY-MM-DD`, such as `Thursday, November 20`, with the year if it isn't the current one. */
  day(day: string): string
  /** Formats the night that starts on a `YYYY-MM-DD`, such as `Thursday, November 20 – Friday, November 21`. */
  night(day: string): string
  /** Formats a `YYYY-MM-DD`, such as `Nov 20`. */
  shortDay(day: string): string
}

function createTimes(locale: string, present: string): NoiseTimes {
  const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC') =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const short = { timeStyle: 'short' } as const
  const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const minutes = format(short)
  const hours = format({ hour: 'numeric' })
  const days = [format(long), format({ ...long, year: 'numeric' })] as const
  const shortDays = format({ day: 'numeric', month: 'short' })
  const zoned = new Map<string, Intl.DateTimeFormat>()
  const minute = (each: number): string => minutes.format(each * millisecondsInMinute)
  return {
    minute,
    period(start, end) {
      // A range across midnight would be formatted with dates.
      if (start >= end) return [minute(start), minute(end)]
      const parts = minutes.formatRangeToParts(start * millisecondsInMinute, end * millisecondsInMinute)
      const textOf = (some: typeof parts): string => some.map(({ value }) => value).join('')
      const after = parts.findLastIndex(({ source }) => source === 'startRange') + 1
      const second = parts.findIndex(({ source }) => source === 'endRange')
      return [textOf(parts.slice(0, after)), textOf(parts.slice(second))]
    },
    hour: (hour) => hours.format(hour * millisecondsInHour),
    time(instant, zone) {
      const times = zoned.get(zone) ?? format(short, zone)
      zoned.set(zone, times)
      return formatTime(times, instant, zone)
    },
    day: (day) => days[day.startsWith(present) ? 0 : 1].format(Date.parse(day)),
    night: (day) => days[0].formatRange(Date.parse(day), Date.parse(day) + millisecondsInDay),
    shortDay: (day) => shortDays.format(Date.parse(day))
  }
}

/** Returns the formatters of the element's locale. */
export function useNoiseTimes(): NoiseTimes {
  const { locale } = useElement()
  const present = new Date(useNow()).toISOString().slice(0, 'YYYY'.length)
  return useMemo(() => createTimes(locale, present), [locale, present])
}
