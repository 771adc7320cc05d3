import { type RefObject, useEffect, useState } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'

/** How far from what is seen something is still near it. */
const MARGIN = '400px 0px'

/**
 * Whether something is near what is seen of the list around it, and how high it was when that changed, in CSS pixels.
 *
 * @param initially what holds before that is known.
 */
export function useNearViewport(
  box: RefObject<Element | null>,
  list: RefObject<Element | null>,
  initially: { readonly isNear: boolean; readonly height: number }
): { readonly isNear: boolean; readonly height: number } {
  const [nearness, setNearness] = useState(initially)
  useEffect(() => {
    if (!box.current) return undefined
    return observeIntersection(
      box.current,
      ({ isInView, height }) => {
        // It has none while the host hides the element, and is then to be found as it was.
        if (height || isInView) setNearness((before) => ({ isNear: isInView, height: height || before.height }))
      },
      { root: list.current, rootMargin: MARGIN }
    )
  }, [box, list])
  return nearness
}
