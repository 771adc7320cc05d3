/** A button is pressed, step 10: dispatches it. */
import { trace } from '../../client/trace.js'
import { PlatformErrorEvent } from '../events/events.js'
import type { Controller } from './controller.js'

/** Type of the event that was dispatched for a press before the press is replayed. */
const dispatchedTypes = new WeakMap<Element, string>()

/** Replays a press whose event the host has already received and not canceled: the event is not dispatched again. */
export function withoutEvent(element: Element, type: string, replay: () => void): void {
  dispatchedTypes.set(element, type)
  try {
    replay()
  } finally {
    dispatchedTypes.delete(element)
  }
}

/** Dispatches events to the host. Each error is reported once. */
export function createEventDispatcher(element: HTMLElement): Pick<Controller, 'dispatch' | 'report'> {
  const reported = new WeakSet<object>()

  function dispatch(event: Event): boolean {
    if (dispatchedTypes.get(element) === event.type) return true
    const isAccepted = element.dispatchEvent(event)
    trace('element', element, `event ${event.type}${isAccepted ? '' : ', canceled'}`)
    return isAccepted
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
