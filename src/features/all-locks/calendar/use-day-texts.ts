import { millisecondsInHour } from 'date-fns/constants'
import { useMemo } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { DaysInView } from '../rules/access-period-bars.js'
import { type AccessPeriodSpan, isWhole } from '../rules/access-periods.js'
import { addDays, type CalendarDay, utcOf } from '../rules/calendar-days.js'

export interface DayTexts {
  /** Formats the range of visible days, such as `Nov 24 – Dec 7`. */
  view(days: DaysInView): string
  /** Formats the weekday, such as `Mon`, or `M` if space is tight. */
  weekday(day: CalendarDay): string
  /** Formats the day of the month, such as `24`. */
  number(day: CalendarDay): string
  /** Formats a day, such as `Nov 24`. */
  date(instant: number, zone: string): string
  /** Formats a time, such as `3 PM`. */
  time(instant: number, zone: string): string
  /** Formats an access period in a time zone, such as `Nov 24 – Dec 1`. Pass `'long'` for text that is read aloud. */
  span(span: AccessPeriodSpan, zone: string, month?: 'short' | 'long'): string
}

/** @param isTight `true` if a day has room for a single letter only. */
export function useDayTexts(isTight: boolean): DayTexts {
  const { locale, messages } = useElement()
  const now = useNow()
  return useMemo(() => {
    const { accessCode } = messages
    const year = new Date(now).getUTCFullYear()
    const formats = new Map<string, Intl.DateTimeFormat>()
    function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
      const key = timeZone + JSON.stringify(options)
      const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
      formats.set(key, known)
      return known
    }
    const dates = (zone: string, month: 'short' | 'long', instants: readonly number[]): Intl.DateTimeFormat =>
      format(zone, {
        day: 'numeric',
        month,
        ...(instants.some((instant) => new Date(instant).getUTCFullYear() !== year) && { year: 'numeric' })
      })
    return {
      view({ first, count }) {
        const ends = [utcOf(first), utcOf(addDays(first, count - 1))] as const
        return dates('UTC', 'short', ends).formatRange(...ends)
      },
      weekday: (day) => format('UTC', { weekday: isTight ? 'narrow' : 'short' }).format(utcOf(day)),
      number: (day) => format('UTC', { day: 'numeric' }).format(utcOf(day)),
      date: (instant, zone) => dates(zone, 'short', [instant]).format(instant),
      time(instant, zone) {
        const hours = format(zone, { hour: 'numeric' })
        const isFullHour = instant % millisecondsInHour === 0 && hours.resolvedOptions().hour12
        return (isFullHour ? hours : format(zone, { hour: 'numeric', minute: '2-digit' })).format(instant)
      },
      span(span, zone, month = 'short') {
        const { startsAt, endsAt } = span
        const single = (instant: number): string => dates(zone, month, [instant]).format(instant)
        if (isWhole(span))
          return dates(zone, month, [span.startsAt, span.endsAt]).formatRange(span.startsAt, span.endsAt)
        if (startsAt !== undefined) return accessCode.starts(single(startsAt))
        return endsAt === undefined ? accessCode.endsNever : accessCode.ends(single(endsAt))
      }
    }
  }, [locale, messages, now, isTight])
}
