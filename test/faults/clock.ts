import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'
import { pass as passOn } from '../passing-time.js'

let clock: Clock

/** Waits by the clock that the test has stopped. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Stops the clock for each test. */
export function onFakeClock(): void {
  beforeEach(() => {
    clock = stopClock(Date.parse('2026-03-20T12:00:00Z'))
  })
  afterEach(() => clock.uninstall())
}

/** Lets so many milliseconds pass, timer by timer, and everything happen that comes of each. */
export const pass = (milliseconds: number): Promise<void> => passOn(clock, milliseconds)
