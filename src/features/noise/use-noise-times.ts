import { useMemo } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'

const MINUTE = 60_000
const DAY = 86_400_000

/** Writes days and times of day as they are read where the element is. */
export interface NoiseTimes {
  /** A minute of the day, such as `10:00 PM`. */
  minute(minute: number): string
  /** An hour of the day, such as `10 PM`. */
  hour(hour: number): string
  /** A moment in ms since 1970 as the time of day in a zone. */
  time(instant: number, zone: string): string
  /** A `YYYY-MM-DD`, such as `Thursday, November 20`, with the year where it is not the present one. */
  day(day: string): string
  /** The night that begins on a `YYYY-MM-DD`, such as `Thursday, November 20 – Friday, November 21`. */
  night(day: string): string
  /** A `YYYY-MM-DD`, such as `Nov 20`. */
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
  return {
    minute: (minute) => minutes.format(minute * MINUTE),
    hour: (hour) => hours.format(hour * 60 * MINUTE),
    time(instant, zone) {
      const times = zoned.get(zone) ?? format(short, zone)
      zoned.set(zone, times)
      return times.format(instant)
    },
    day: (day) => days[day.startsWith(present) ? 0 : 1].format(Date.parse(day)),
    night: (day) => days[0].formatRange(Date.parse(day), Date.parse(day) + DAY),
    shortDay: (day) => shortDays.format(Date.parse(day))
  }
}

/** How days and times are written for the person at this element. */
export function useNoiseTimes(): NoiseTimes {
  const { locale } = useElement()
  const present = new Date(useNow()).toISOString().slice(0, 'YYYY'.length)
  return useMemo(() => createTimes(locale, present), [locale, present])
}
