import { millisecondsInDay } from 'date-fns/constants'
import { addDays, type CalendarDay, placeAmong, utcOf } from './calendar-days.js'
import { doMeet, type AccessPeriod, type AccessPeriodSpan } from './access-periods.js'

/** The days that are in view. */
export interface DaysInView {
  readonly first: CalendarDay
  readonly count: number
}

/** A part of the days in view: 0 is the beginning of the first, 1.5 the middle of the second. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** What of a stay is in view. */
export interface AccessPeriodBar extends Stretch {
  readonly stay: AccessPeriod
  /** Whether it begins before what is in view, or ends after it. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** Which line of its row it stands in, where stays of one person are at the same time. */
  readonly lane: number
}

/** Beyond these, whatever the zone, nothing is in view: to ask the clocks of each stay takes long. */
function reach({ first, count }: DaysInView): AccessPeriodSpan {
  return {
    startsAt: utcOf(first) - 2 * millisecondsInDay,
    endsAt: utcOf(addDays(first, count)) + 2 * millisecondsInDay
  }
}

/** Which part of the days a span is; nothing where it is beyond them. */
export function stretchOf(span: AccessPeriodSpan, zone: string, days: DaysInView): Stretch | undefined {
  if (!doMeet(span, reach(days))) return undefined
  const { first, count } = days
  const placeOf = (instant: number | undefined, open: number): number =>
    instant === undefined ? open : placeAmong(first, instant, zone)
  const from = placeOf(span.startsAt, -Infinity)
  const to = placeOf(span.endsAt, Infinity)
  return to > 0 && from < count ? { from, to } : undefined
}

/** A stretch without what is beyond the days. */
export const clipped = ({ from, to }: Stretch, count: number): Stretch => ({
  from: Math.max(0, from),
  to: Math.min(count, to)
})

/** The bars of the stays of a person, who are in order; those at the same time stand in lines of their own. */
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
