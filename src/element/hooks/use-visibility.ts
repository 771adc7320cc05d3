import { useEffect, useState, useSyncExternalStore } from 'react'
import { observeIntersection } from '../../ui/observe-intersection.js'
import { pageEnvironment } from '../dom/page-environment.js'

/** Returns `true` while any part of an element is in view; `undefined` until known. */
export function useVisibility(element: Element): boolean | undefined {
  const [isVisible, setIsVisible] = useState<boolean>()
  useEffect(() => observeIntersection(element, ({ isInView }) => setIsVisible(isInView)), [element])
  return isVisible
}

const subscribe = (listener: () => void): (() => void) => pageEnvironment().subscribe(listener)
const isPageVisible = (): boolean => pageEnvironment().isVisible()

/** Returns `true` while the page is visible. */
export const usePageVisibility = (): boolean => useSyncExternalStore(subscribe, isPageVisible)
