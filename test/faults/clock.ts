import type { Clock } from '@sinonjs/fake-timers'
import { stopClock } from '../clock.js'
import { advance as passOn } from '../passing-time.js'

let clock: Clock

/** Waits on the fake clock. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Installs a fake clock in each test. */
export function onFakeClock(): void {
  beforeEach(() => {
    clock = stopClock(Date.parse('2026-03-20T12:00:00Z'))
  })
  afterEach(() => clock.uninstall())
}

/** Advances the time timer by timer, and runs everything that follows from each. */
export const advance = (milliseconds: number): Promise<void> => passOn(clock, milliseconds)
