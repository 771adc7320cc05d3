import { type RefObject, useEffect, useRef } from 'react'
import { useElement } from '../custom-element/element-context.js'

/** Whether a component is there for what it began earlier, also while it is kept with its element out of the page. */
export function useIsThere(): RefObject<boolean> {
  const { store } = useElement().controller
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = store.getState().isAway)
  }, [store])
  return isThere
}
