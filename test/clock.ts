import { type Clock, install } from '@sinonjs/fake-timers'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Stops the page's clock at an instant in ms since 1970. Only the test advances it. */
export function stopClock(now = 0): Clock {
  const clock = install({ now, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  // On another clock the page may have been idle for years.
  globalThis.window?.dispatchEvent(new Event('pointerdown'))
  return clock
}

/** Stops only timers. The time of day continues. */
export const stopTimers = (): Clock => install({ toFake: ['setTimeout', 'clearTimeout'] })
