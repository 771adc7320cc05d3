import type { Environment } from '../../store/environment.js'

function createPageEnvironment(): Environment {
  let lastTouch = Date.now()
  const touch = (): void => {
    lastTouch = Date.now()
  }
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(type, touch, { capture: true, passive: true })
  }
  return {
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline: () => navigator.onLine,
    lastTouch: () => lastTouch,
    subscribe(listener) {
      const end = new AbortController()
      document.addEventListener('visibilitychange', listener, end)
      for (const type of ['online', 'offline']) window.addEventListener(type, listener, end)
      return () => end.abort()
    }
  }
}

let environment: Environment | undefined

/** The page that the elements stand in; one for all of them. */
export function pageEnvironment(): Environment {
  environment ??= createPageEnvironment()
  return environment
}
