import { useLayoutEffect, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'

/**
 * Returns `true` while the element has at least a width, in CSS px. It is measured when the window or `opened` changes.
 * Observers of the element's size would report errors of the page when it moves to another document.
 *
 * @param opened what is open in the element
 */
export function useIsAtLeast(width: number, opened?: unknown): boolean {
  const { element } = useElement().controller
  const [isAtLeast, setAtLeast] = useState(() => element.clientWidth >= width)
  useLayoutEffect(() => {
    const measure = (): void => setAtLeast(element.clientWidth >= width)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- What is open may need another width.
  }, [element, width, opened])
  return isAtLeast
}
