import { useContext, useEffect } from 'react'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'

/** Tells that a screen was shown, by a name that says nothing of what is on it, once any of the element is in view. */
export function useShownScreen(name: string): void {
  const { session } = useElement()
  const isVisible = useContext(VisibilityContext)
  useEffect(() => {
    if (isVisible) session.usage.screen(name)
  }, [session, isVisible, name])
}
