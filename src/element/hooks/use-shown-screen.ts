import { useContext, useEffect } from 'react'
import { trace } from '../../client/trace.js'
import { useElement, VisibilityContext } from '../custom-element/element-context.js'

/** Reports a screen view to telemetry when the element is in view. The name says nothing about its content. */
export function useShownScreen(name: string): void {
  const { session, controller } = useElement()
  const isVisible = useContext(VisibilityContext)
  useEffect(() => {
    if (!isVisible) return
    session.usage.screen(name)
    trace('element', controller.element, `screen ${name}`)
  }, [session, controller, isVisible, name])
}
