import type { Environment } from '../../core/environment/environment.js'
import { monotonicTime } from '../../core/environment/monotonic-time.js'

const SILENT_BEFORE_DEFINED = ['disable-telemetry', 'disabletelemetry', 'disable_telemetry']
  .map((attribute) => `[${attribute}]:not(:defined, [${attribute}=false])`)
  .join()

function createPageEnvironment(): Environment {
  let lastInteraction = monotonicTime()
  const touch = (): void => {
    lastInteraction = monotonicTime()
  }
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(type, touch, { capture: true, passive: true })
  }
  return {
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline: () => navigator.onLine,
    lastInteraction: () => lastInteraction,
    subscribe(listener) {
      const end = new AbortController()
      document.addEventListener('visibilitychange', listener, end)
      for (const type of ['online', 'offline']) window.addEventListener(type, listener, end)
      return () => end.abort()
    },
    onLeave(listener) {
      const end = new AbortController()
      window.addEventListener('pagehide', () => listener(true), end)
      // On phones, a hidden page may not get another event.
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && listener(false), end)
      return () => end.abort()
    },
    isTelemetryOptedOut: () => document.querySelector(SILENT_BEFORE_DEFINED) !== null
  }
}

let environment: Environment | undefined

/** Returns the environment of the page. All elements share it. */
export function pageEnvironment(): Environment {
  environment ??= createPageEnvironment()
  return environment
}
