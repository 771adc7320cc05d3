import { useMemo } from 'react'
import { formatTime, formatTimes } from '../../core/values/repeated-hour.js'
import { addWallDays, toWallTime } from '../../core/values/wall-time.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { ACTIVITY } from '../../messages/activity/en.js'

/** Formats days and times for the element's locale. */
export interface ActivityTimes {
  /** Formats an instant (ms since the epoch) as time of day in a time zone. */
  time(instant: number, zone: string): string
  /** Formats a range (ms since the epoch) as times of day in a time zone. */
  span(from: number, to: number, zone: string): string
  /** Formats an instant (ms since the epoch) as time of day with seconds in a time zone. */
  second(instant: number, zone: string): string
  /** Formats a `YYYY-MM-DD`, such as `Today` or `Thursday, November 20`. */
  day(day: string, zone: string): string
  /** Formats an instant (ms since the epoch) as date and time in a time zone. */
  moment(instant: number, zone: string): string
  /** Formats an instant (ms since the epoch) as date. */
  date(instant: number, zone: string): string
}

const DATE = 'YYYY-MM-DD'.length

/** Returns the formatters of the element's locale. */
export function useActivityTimes(): ActivityTimes {
  const { locale } = useElement()
  const texts = useTexts(ACTIVITY)
  const now = useNow()
  return useMemo(() => {
    const formats = new Map<string, Intl.DateTimeFormat>()
    function format(name: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
      const key = `${name} ${zone}`
      const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options })
      formats.set(key, known)
      return known
    }
    const long = { weekday: 'long', day: 'numeric', month: 'long' } as const
    const clock = { hour: 'numeric', minute: '2-digit' } as const
    const times = (zone: string) => format('time', zone, clock)
    return {
      time: (instant, zone) => formatTime(times(zone), instant, zone),
      span: (from, to, zone) => formatTimes(times(zone), from, to, zone),
      second: (instant, zone) => formatTime(format('second', zone, { timeStyle: 'medium' }), instant, zone),
      day(day, zone) {
        const today = toWallTime(now, zone)
        if (day === today.slice(0, DATE)) return texts.today
        if (day === addWallDays(today, -1).slice(0, DATE)) return texts.yesterday
        const isThisYear = day.slice(0, 'YYYY'.length) === today.slice(0, 'YYYY'.length)
        const written = isThisYear ? format('day', 'UTC', long) : format('year', 'UTC', { ...long, year: 'numeric' })
        return written.format(Date.parse(day))
      },
      moment: (instant, zone) =>
        formatTime(format('moment', zone, { dateStyle: 'long', timeStyle: 'short' }), instant, zone),
      date: (instant, zone) => format('date', zone, { dateStyle: 'long' }).format(instant)
    }
  }, [locale, texts, now])
}
