import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Returns a ref that is `true` while a component is mounted, including while its element is detached. */
export function useIsMounted(): RefObject<boolean> {
  const { store } = useElement().controller
  const isMounted = useRef(false)
  // Immediately: a user may press before other effects run.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = store.getState().isDetached)
  }, [store])
  return isMounted
}
