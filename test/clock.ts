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

/** Clock of the current test, if its file calls `useFakeClock`. */
export let clock: Clock

/** Stops the clock in each test. @param stop starts the fake clock */
export function useFakeClock(stop: () => Clock = stopClock): void {
  beforeEach(() => {
    clock = stop()
  })
  afterEach(() => clock.uninstall())
}

/** Stops only timers. The time of day continues. */
export const stopTimers = (): Clock => install({ toFake: ['setTimeout', 'clearTimeout'] })
