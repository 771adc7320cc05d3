import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import {
  type AccessPeriod,
  type AccessPeriodSpan,
  doMeet,
  savedAccessPeriods,
  spanOf,
  type WholeSpan
} from './access-periods.js'
import { type CalendarDay, dayAt, dayStarts, daysBetween, placeAmong } from './calendar-days.js'

/** Range of visible days in one time zone. Bars are placed on it by instant, in whatever time zone their locks are. */
export interface DaysInView {
  readonly first: CalendarDay
  readonly count: number
  readonly zone: string
}

/** Position within the visible days: 0 is the start of the first day, 1.5 the middle of the second. */
interface Stretch {
  readonly from: number
  readonly to: number
}

export interface AccessPeriodBar extends Stretch {
  readonly period: AccessPeriod
  /** `true` if the access period starts before, or ends after, the visible days. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** Index of the lane. Overlapping access periods of one person are in different lanes. */
  readonly lane: number
}

const startsOf = ({ first, count, zone }: DaysInView) => dayStarts(first, count, zone)

/** Returns the position of an instant (ms since 1970) within the days. */
export const placeIn = (days: DaysInView, instant: number): number => placeAmong(startsOf(days), instant)

/** Returns the position of a span within the days, or `undefined` if it is outside. */
export function stretchOf({ startsAt, endsAt }: AccessPeriodSpan, days: DaysInView): Stretch | undefined {
  const from = startsAt === undefined ? -Infinity : placeIn(days, startsAt)
  const to = endsAt === undefined ? Infinity : placeIn(days, endsAt)
  return to > 0 && from < days.count ? { from, to } : undefined
}

/** Returns by how many days the visible days must move to show a span of which they show about a day or less. */
export function daysToReveal({ startsAt, endsAt }: WholeSpan, { first, count, zone }: DaysInView): number {
  const from = daysBetween(first, dayAt(startsAt, zone))
  const to = daysBetween(first, dayAt(endsAt, zone))
  if (from >= count - 1 && to >= count) return from - 1
  return from < 0 && to <= 1 ? Math.max(from - 1, to - count + 1) : 0
}

/** Clips a stretch to the visible days. */
export const clipped = ({ from, to }: Stretch, count: number): Stretch => ({
  from: Math.max(0, from),
  to: Math.min(count, to)
})

/** Returns the bars of a person's access periods, which must be sorted. Overlapping ones are in separate lanes. */
export function barsOf(periods: readonly AccessPeriod[], days: DaysInView): readonly AccessPeriodBar[] {
  const ends: number[] = []
  return periods.flatMap((period) => {
    const stretch = stretchOf(period, days)
    if (!stretch) return []
    const free = ends.findIndex((end) => end <= stretch.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = stretch.to
    return {
      period,
      lane,
      ...clipped(stretch, days.count),
      isCutBefore: stretch.from < 0,
      isCutAfter: stretch.to > days.count
    }
  })
}

/** An access period outside of the visible days. */
export interface HiddenPeriod {
  readonly period: AccessPeriod
  /** `true` if it is after the visible days. */
  readonly isLater: boolean
  /** Its start if it is later, or else its end. */
  readonly instant: number
}

/**
 * Returns the access period nearest to the visible days, if a person has none on them: the next one, else the previous
 * one.
 */
export function hiddenPeriod(group: CodeGroup, days: DaysInView): HiddenPeriod | undefined {
  const periods = savedAccessPeriods(group)
  const [start] = startsOf(days)
  for (const period of periods) {
    if (period.startsAt !== undefined && period.startsAt >= start)
      return { period, isLater: true, instant: period.startsAt }
  }
  const previous = periods.at(-1)
  return previous?.endsAt === undefined ? undefined : { period: previous, isLater: false, instant: previous.endsAt }
}

/** Returns by how many days the visible days must move to show the start or the end of an access period. */
export function daysToHidden({ isLater, instant }: HiddenPeriod, { first, count, zone }: DaysInView): number {
  const day = daysBetween(first, dayAt(instant, zone))
  return isLater ? day - 1 : day - count + 2
}

/** Returns the saved access periods of a person, or none if no code is visible. */
function visiblePeriods(group: CodeGroup, days: DaysInView): readonly AccessPeriod[] {
  const starts = startsOf(days)
  const visible = { startsAt: starts[0], endsAt: starts.at(-1) }
  const isNear = group.codes.some(({ code }) => {
    const span = spanOf(code)
    return span && doMeet(span, visible)
  })
  return isNear ? savedAccessPeriods(group) : []
}

/** A person and the bars of their visible access periods, which are computed when they are read. */
export interface CalendarRow {
  readonly group: CodeGroup
  readonly bars: readonly AccessPeriodBar[]
  readonly lanes: number
}

/**
 * Returns the row of a person. Most rows of a long calendar are never read.
 *
 * @param periods Access periods of the person, earliest first. @default the saved ones
 */
export function calendarRow(group: CodeGroup, days: DaysInView, periods?: readonly AccessPeriod[]): CalendarRow {
  let bars: readonly AccessPeriodBar[] | undefined
  return {
    group,
    get bars() {
      return (bars ??= barsOf(periods ?? visiblePeriods(group, days), days))
    },
    get lanes() {
      return Math.max(1, ...this.bars.map(({ lane }) => lane + 1))
    }
  }
}
