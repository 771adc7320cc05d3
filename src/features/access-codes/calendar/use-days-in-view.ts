import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../../../element/custom-element/element-context.js'
import { addDays, type CalendarDay, DAYS_IN_WEEK, weekOf } from '../rules/calendar-days.js'
import type { DaysInView } from '../rules/access-period-bars.js'

/** From this width on two weeks have room, in CSS pixels and in em, since larger text needs more. */
const WIDE = { pixels: 560, em: 40 }
const MONDAY = 1

/** On which weekday a week begins where the locale is written: 1 is Monday. */
function firstWeekday(locale: string): number {
  const known: object = new Intl.Locale(locale)
  // Firefox has neither, and older browsers one of them alone.
  const read: unknown = Reflect.get(known, 'getWeekInfo')
  const info: unknown = typeof read === 'function' ? Reflect.apply(read, known, []) : Reflect.get(known, 'weekInfo')
  const day: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'firstDay') : undefined
  return typeof day === 'number' ? day : MONDAY
}

interface DaysControl extends DaysInView {
  /** Tells how wide the calendar is; a box without height, which nothing in it makes another. */
  readonly measured: RefObject<HTMLSpanElement | null>
  readonly today: CalendarDay
  /** Whether there is no more to go to where today is. */
  readonly hasToday: boolean
  go(days: number): void
  goToToday(): void
}

/**
 * The days that are in view: two weeks, or one where that is all there is room for.
 *
 * @param first the first of them, which is kept by `setFirst`. @default the first of the present week
 */
export function useDaysInView(
  today: CalendarDay,
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
    today,
    measured,
    hasToday: shown <= today && today < addDays(shown, count),
    go: (days) => setFirst(addDays(shown, days)),
    goToToday: () => setFirst(undefined)
  }
}
