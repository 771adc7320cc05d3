import { type RefObject, useEffect, useRef } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'
import { useLatest } from '../../ui/use-latest.js'
import { WHOLE_ROWS } from '../../ui/list/row-metrics.js'
import type { ActivityState } from './use-activity.js'

interface Options {
  /** What the list stands in. */
  readonly box: RefObject<HTMLElement | null>
  readonly state: Pick<ActivityState, 'log' | 'rows' | 'place' | 'expanded'>
}

/** How far from what is seen the end of a list is near, in CSS pixels: older rows are there before they are scrolled to. */
const NEAR = 1000

/** How much of a list is below what is seen of it, in CSS pixels. */
const belowOf = ({ scrollHeight, scrollTop, clientHeight }: Element): number => scrollHeight - scrollTop - clientHeight

/**
 * Sees to both ends of the list: whether its beginning is seen, where new rows move nothing that is read, and whether its
 * end is near, where older ones are read.
 *
 * @returns what stands at both ends, and what looks where they are.
 */
export function useEnds({ box, state }: Options) {
  const { log, rows, place, expanded } = state
  const top = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isTopSeen = useRef(true)
  const isEndNear = useRef(false)

  function look(): void {
    const region = box.current?.querySelector('.list')
    const isReading = expanded.size > 0 || region?.querySelector(':focus') !== null
    place.noteTop(isTopSeen.current && (region?.scrollTop ?? 0) <= 0 && !isReading)
    // A long list scrolls by itself.
    const isNear = region && rows.length > WHOLE_ROWS ? belowOf(region) < NEAR : isEndNear.current
    if (isNear) log.readOlder()
  }
  const latest = useLatest(look)

  useEffect(() => {
    if (!top.current || !end.current) return undefined
    const stopTop = observeIntersection(top.current, ({ isInView }) => {
      isTopSeen.current = isInView
      latest.current()
    })
    const stopEnd = observeIntersection(
      end.current,
      ({ isInView }) => {
        isEndNear.current = isInView
        latest.current()
      },
      { rootMargin: `${NEAR}px 0px` }
    )
    return () => {
      stopTop()
      stopEnd()
    }
  }, [latest])
  return { top, end, look }
}
