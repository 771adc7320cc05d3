import { trace } from '../../client/trace.js'
import { PlatformErrorEvent } from '../events/events.js'
import type { Controller } from './controller.js'

/** Sends the events of an element to its host; each error is told once. */
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
      // What was ended with its session concerns nobody who comes after.
      if (reported.has(key) || (error instanceof DOMException && error.name === 'AbortError')) return
      reported.add(key)
      dispatch(new PlatformErrorEvent(error, operation))
    }
  }
}
