import { useContext, useEffect } from 'react'
import { trace } from '../../client/trace.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'

/** Tells that a screen was shown, by a name that says nothing of what is on it, once any of the element is in view. */
export function useShownScreen(name: string): void {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  useEffect(() => {
    if (!isVisible) return
    session.usage.screen(name)
    trace('element', controller.element, `screen ${name}`)
  }, [session, controller, isVisible, name])
}
