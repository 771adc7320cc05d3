import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Whether a component is there for what it began earlier, also while it is kept with its element out of the page. */
export function useIsMounted(): RefObject<boolean> {
  const { store } = useElement().controller
  const isMounted = useRef(false)
  // At once: a person may press what they see before other effects have run.
  useLayoutEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = store.getState().isDetached)
  }, [store])
  return isMounted
}
