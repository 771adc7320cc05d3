import type { Environment } from '../store/environment.js'

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

function createPageEnvironment(): Environment {
  let lastTouch = Date.now()
  const touch = (): void => {
    lastTouch = Date.now()
  }
  for (const type of TOUCHES) window.addEventListener(type, touch, { capture: true, passive: true })
  return {
    isVisible: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    lastTouch: () => lastTouch,
    subscribe(listener) {
      document.addEventListener('visibilitychange', listener)
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    }
  }
}

let environment: Environment | undefined

/** The page that the elements stand in; one for all of them. */
export function pageEnvironment(): Environment {
  environment ??= createPageEnvironment()
  return environment
}
