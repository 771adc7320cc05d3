/** An attribute changes, step 4: remembers if the host has set session options. */
import { notifySessionOptions, onSessionOptions } from '../session/session-source.js'

/** Follows whether the host has provided session options: to the element, to an `<x-session>` around it, or to the page. */
interface ProvidedOptions {
  /** Follows the options that the element inherits. */
  follow(): void
  stop(): void
  /** The host has provided options to the element. For `<x-session>`, also to the elements inside. */
  provide(): void
  /** Options of the element have changed, perhaps without being provided. */
  change(): void
  /** Returns `true` if options were provided since this was last called or reset. */
  take(): boolean
  /** Called when the user has signed out. */
  reset(): void
}

/**
 * @param isSession `true` for `<x-session>`.
 * @param onChange is called when options of the element, or those it inherits, may have changed.
 */
export function createProvidedOptions(element: HTMLElement, isSession: boolean, onChange: () => void): ProvidedOptions {
  let isProvided = false
  let unsubscribe: (() => void) | undefined

  function notify(owner: Element | null): void {
    if (isSession) notifySessionOptions(owner)
    onChange()
  }

  return {
    follow() {
      unsubscribe ??= onSessionOptions((isProvidedTo) => {
        isProvided ||= isProvidedTo(element)
        onChange()
      })
    },
    stop() {
      unsubscribe?.()
      unsubscribe = undefined
    },
    provide() {
      isProvided = true
      notify(element)
    },
    change: () => notify(null),
    take() {
      const wasProvided = isProvided
      isProvided = false
      return wasProvided
    },
    reset() {
      isProvided = false
    }
  }
}
