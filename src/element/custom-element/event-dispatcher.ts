import { trace } from '../../client/trace.js'
import { PlatformErrorEvent } from '../events/events.js'
import type { Controller } from './controller.js'

/** Dispatches events to the host. Each error is reported once. */
export function createEventDispatcher(element: HTMLElement): Pick<Controller, 'dispatch' | 'report'> {
  const reported = new WeakSet<object>()

  function dispatch(event: Event): boolean {
    const stands = element.dispatchEvent(event)
    trace('element', element, `event ${event.type}${stands ? '' : ', canceled'}`)
    return stands
  }
  return {
    dispatch,
    report(error, operation) {
      const key: object = Object(error)
      // Requests that were aborted with their session are not errors.
      if (reported.has(key) || (error instanceof DOMException && error.name === 'AbortError')) return
      reported.add(key)
      dispatch(new PlatformErrorEvent(error, operation))
    }
  }
}
