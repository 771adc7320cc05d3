import { millisecondsInDay } from 'date-fns/constants'
import { addDays, type CalendarDay, placeAmong, utcOf } from './calendar-days.js'
import { doMeet, type AccessPeriod, type AccessPeriodSpan } from './access-periods.js'

/** Range of visible days. */
export interface DaysInView {
  readonly first: CalendarDay
  readonly count: number
}

/** Position within the visible days: 0 is the start of the first day, 1.5 the middle of the second. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Visible bar of an access period. */
export interface AccessPeriodBar extends Stretch {
  readonly stay: AccessPeriod
  /** `true` if the access period starts before, or ends after, the visible days. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** Index of the lane. Overlapping access periods of one person are in different lanes. */
  readonly lane: number
}

/** Returns a range outside of which nothing is visible in any time zone. Avoids slow time zone calculations. */
function reach({ first, count }: DaysInView): AccessPeriodSpan {
  return {
    startsAt: utcOf(first) - 2 * millisecondsInDay,
    endsAt: utcOf(addDays(first, count)) + 2 * millisecondsInDay
  }
}

/** Returns the position of a span within the days, or `undefined` if it is outside. */
export function stretchOf(span: AccessPeriodSpan, zone: string, days: DaysInView): Stretch | undefined {
  if (!doMeet(span, reach(days))) return undefined
  const { first, count } = days
  const placeOf = (instant: number | undefined, open: number): number =>
    instant === undefined ? open : placeAmong(first, instant, zone)
  const from = placeOf(span.startsAt, -Infinity)
  const to = placeOf(span.endsAt, Infinity)
  return to > 0 && from < count ? { from, to } : undefined
}

/** Clips a stretch to the visible days. */
export const clipped = ({ from, to }: Stretch, count: number): Stretch => ({
  from: Math.max(0, from),
  to: Math.min(count, to)
})

/** Returns the bars of a person's access periods, which must be sorted. Overlapping ones are in separate lanes. */
export function barsOf(stays: readonly AccessPeriod[], days: DaysInView): readonly AccessPeriodBar[] {
  const ends: number[] = []
  return stays.flatMap((stay) => {
    const stretch = stretchOf(stay, stay.zone, days)
    if (!stretch) return []
    const free = ends.findIndex((end) => end <= stretch.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = stretch.to
    return {
      stay,
      lane,
      ...clipped(stretch, days.count),
      isCutBefore: stretch.from < 0,
      isCutAfter: stretch.to > days.count
    }
  })
}
