import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import type { DaysInView } from '../rules/access-period-bars.js'
import { addDays, type CalendarDay, DAYS_IN_WEEK, weekOf } from '../rules/calendar-days.js'

/** Smallest width for two weeks, in CSS pixels and in em, because larger text needs more room. */
const WIDE = { pixels: 560, em: 40 }
const MONDAY = 1

interface WeekInfo {
  readonly firstDay: number
}

/** Firefox has neither API; older browsers have only one of them. */
interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?(): WeekInfo
  readonly weekInfo?: WeekInfo
}

/** Returns the first day of the week in a locale: 1 is Monday. */
function firstWeekday(locale: string): number {
  const known: LocaleWithWeek = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? MONDAY
}

interface DaysControl extends DaysInView {
  /** Ref of the element that measures the width: an empty box that its content cannot resize. */
  readonly measured: RefObject<HTMLSpanElement | null>
  /** `true` if today is one of the visible days. */
  readonly hasToday: boolean
  go(days: number): void
  goToToday(): void
}

/**
 * Returns the visible days: two weeks, or one if there is not enough room for two.
 *
 * @param zone Time zone of the days.
 * @param first First visible day, stored with `setFirst`. @default the first day of the current week
 */
export function useDaysInView(
  today: CalendarDay,
  zone: string,
  first: CalendarDay | undefined,
  setFirst: (first: CalendarDay | undefined) => void
): DaysControl {
  const { locale } = useElement()
  const measured = useRef<HTMLSpanElement>(null)
  const [isWide, setWide] = useState(true)
  useLayoutEffect(() => {
    const box = measured.current
    if (!box) return undefined
    const measure = (): void => {
      const size = Number.parseFloat(getComputedStyle(box).fontSize)
      if (box.clientWidth > 0) setWide(box.clientWidth >= Math.max(WIDE.pixels, WIDE.em * size))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const shown = first ?? weekOf(today, firstWeekday(locale))
  const count = isWide ? 2 * DAYS_IN_WEEK : DAYS_IN_WEEK
  return {
    first: shown,
    count,
    zone,
    measured,
    hasToday: shown <= today && today < addDays(shown, count),
    go: (days) => setFirst(addDays(shown, days)),
    goToToday: () => setFirst(undefined)
  }
}
