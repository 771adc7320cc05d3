import { useLayoutEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Returns `true` while the element has at least a width, in CSS px. */
export function useIsAtLeast(width: number): boolean {
  const { element } = useElement().controller
  const [isAtLeast, setAtLeast] = useState(() => element.clientWidth >= width)
  useLayoutEffect(() => {
    // Of the element's document: an observer of another one reports errors of that page.
    const { ResizeObserver } = element.ownerDocument.defaultView ?? {}
    if (!ResizeObserver) return undefined
    const observer = new ResizeObserver(() => setAtLeast(element.clientWidth >= width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, width])
  return isAtLeast
}
