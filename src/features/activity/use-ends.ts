import { type RefObject, useEffect, useRef } from 'react'
import { WHOLE_ROWS } from '../../ui/list/row-metrics.js'
import { observeIntersection } from '../../ui/observe-intersection.js'
import { useLatest } from '../../ui/use-latest.js'
import type { ActivityState } from './use-activity.js'

interface Options {
  /** Container of the list. */
  readonly box: RefObject<HTMLElement | null>
  readonly state: Pick<ActivityState, 'log' | 'rows' | 'place' | 'expanded'>
}

/** Distance from the end at which older rows are loaded, in CSS px. */
const LOAD_DISTANCE_PX = 1000

/** Returns the height below the visible part of a list, in CSS px. */
const belowOf = ({ scrollHeight, scrollTop, clientHeight }: Element): number => scrollHeight - scrollTop - clientHeight

/**
 * Observes both ends of the list: at the start new rows move nothing, at the end older rows are loaded.
 *
 * @returns the markers of both ends, and a function that checks their position
 */
export function useEnds({ box, state }: Options) {
  const { log, rows, place, expanded } = state
  const top = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const isTopSeen = useRef(true)
  const isEndNear = useRef(false)

  function update(): void {
    const region = box.current?.querySelector('.list')
    const isReading = expanded.size > 0 || region?.querySelector(':focus') !== null
    place.noteTop(isTopSeen.current && (region?.scrollTop ?? 0) <= 0 && !isReading)
    // A long list scrolls in its own region.
    const isNear = region && rows.length > WHOLE_ROWS ? belowOf(region) < LOAD_DISTANCE_PX : isEndNear.current
    if (isNear) log.readOlder()
  }
  const latest = useLatest(update)

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
      { rootMargin: `${LOAD_DISTANCE_PX}px 0px` }
    )
    return () => {
      stopTop()
      stopEnd()
    }
  }, [latest])
  return { top, end, update }
}
