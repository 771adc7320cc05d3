import { type RefObject, useEffect, useState } from 'react'

/** How far from what is seen something is still near it. */
const MARGIN = '400px 0px'

/**
 * Whether something is near what is seen of the list around it, and how high it was when that changed, in CSS pixels.
 *
 * @param initially what holds before that is known.
 */
export function useNear(
  box: RefObject<Element | null>,
  list: RefObject<Element | null>,
  initially: { readonly isNear: boolean; readonly height: number }
): { readonly isNear: boolean; readonly height: number } {
  const [nearness, setNearness] = useState(initially)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const height = entry?.boundingClientRect.height
        // It has none while the host hides the element, and is then to be found as it was.
        if (height) setNearness({ isNear: entry.isIntersecting, height })
      },
      { root: list.current, rootMargin: MARGIN }
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, list])
  return nearness
}
