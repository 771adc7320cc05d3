import { type RefObject, useEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Whether a component is there for what it began earlier, also while it is kept with its element out of the page. */
export function useIsMounted(): RefObject<boolean> {
  const { store } = useElement().controller
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = store.getState().isAway)
  }, [store])
  return isMounted
}
