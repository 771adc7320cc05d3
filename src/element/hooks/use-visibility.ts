import { useEffect, useState } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'

/** Whether any of an element is in view; nothing until the browser has looked. */
export function useVisibility(element: Element): boolean | undefined {
  const [isVisible, setIsVisible] = useState<boolean>()
  useEffect(() => observeIntersection(element, ({ isInView }) => setIsVisible(isInView)), [element])
  return isVisible
}
