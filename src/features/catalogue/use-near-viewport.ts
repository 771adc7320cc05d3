import { type RefObject, useEffect, useState } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'

/** Distance from the viewport that counts as near. */
const MARGIN = '400px 0px'

/**
 * Returns if something is near the visible part of its list, and its height when that last changed, in CSS px.
 *
 * @param initially value until known
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
        // The height is 0 while the host hides the element; keep the previous one.
        if (height || isInView) setNearness((previous) => ({ isNear: isInView, height: height || previous.height }))
      },
      { root: list.current, rootMargin: MARGIN }
    )
  }, [box, list])
  return nearness
}
