import { useLayoutEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Returns `true` while the element has at least a width, in CSS px. */
export function useIsAtLeast(width: number): boolean {
  const { element } = useElement().controller
  const [isAtLeast, setAtLeast] = useState(() => element.clientWidth >= width)
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    let frame: number | undefined
    // In the next frame: a change of the observed size within the callback is an error of the page.
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(() => setAtLeast(element.clientWidth >= width))
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [element, width])
  return isAtLeast
}
