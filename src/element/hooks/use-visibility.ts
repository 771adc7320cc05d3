import { useEffect, useState } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'

/** Returns `true` while any part of an element is in view; `undefined` until known. */
export function useVisibility(element: Element): boolean | undefined {
  const [isVisible, setIsVisible] = useState<boolean>()
  useEffect(() => observeIntersection(element, ({ isInView }) => setIsVisible(isInView)), [element])
  return isVisible
}
