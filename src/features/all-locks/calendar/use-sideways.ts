import { type RefObject, useEffect } from 'react'
import { forwardOf } from '../../../ui/time-bar/time-direction.js'
import { useLatest } from '../../../ui/use-latest.js'
import { DAYS_IN_WEEK } from '../rules/calendar-days.js'

/** Distance in CSS pixels from which a touch is a swipe. */
const SWIPE = 48

/** Changes the visible days on horizontal scrolling and swiping. Dragging a bar only moves the bar. */
export function useSideways(region: RefObject<HTMLElement | null>, count: number, go: (days: number) => void): void {
  const latest = useLatest({ count, go })
  useEffect(() => {
    const element = region.current
    if (!element) return undefined
    const end = new AbortController()
    const { signal } = end
    let scrolled = 0
    let touched: PointerEvent | undefined

    function scroll(event: WheelEvent): void {
      const { deltaX, deltaY } = event
      if (Math.abs(deltaX) <= Math.abs(deltaY) || !element) return
      // Otherwise the browser may navigate back or forward.
      event.preventDefault()
      scrolled += deltaX * forwardOf(element)
      const days = Math.trunc(scrolled / (element.clientWidth / latest.current.count))
      if (days === 0) return
      scrolled = 0
      latest.current.go(days)
    }
    function begin(event: PointerEvent): void {
      const isOnBar = event.target instanceof Element && event.target.closest('.stay') !== null
      touched = event.pointerType === 'touch' && event.isPrimary && !isOnBar ? event : undefined
    }
    function release(event: PointerEvent): void {
      const [x, y] = touched ? [event.clientX - touched.clientX, event.clientY - touched.clientY] : [0, 0]
      touched = undefined
      if (element && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y))
        latest.current.go(-Math.sign(x) * forwardOf(element) * DAYS_IN_WEEK)
    }
    element.addEventListener('wheel', scroll, { passive: false, signal })
    element.addEventListener('pointerdown', begin, { signal })
    element.addEventListener('pointerup', release, { signal })
    return () => end.abort()
  }, [region, latest])
}
