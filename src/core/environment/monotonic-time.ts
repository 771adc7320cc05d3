import { pageSingleton } from '../../client/page-singleton.js'

/** Difference between the clocks that counts as a jump, in ms. Smaller ones are corrections of the system clock. */
const SMALLEST_JUMP = 1000

/**
 * `skew` is what the system clock is ahead of the page's clock, `offset` what the monotonic time is ahead of it. The first
 * call sets both.
 */
const clock = (): { skew: number; offset: number } => pageSingleton('clock.1', () => ({ skew: 0, offset: 0 }))

/**
 * Returns the time for ages and durations, in ms. It never goes back, so a system clock that is set back extends no time
 * limit. It includes the time for which the device was asleep, while the clock of the page may stop.
 */
export function monotonicTime(): number {
  const state = clock()
  const jump = Date.now() - performance.now() - state.skew
  if (Math.abs(jump) > SMALLEST_JUMP) {
    state.skew += jump
    state.offset += Math.max(0, jump)
  }
  return Math.round(performance.now() + state.offset)
}

/** Converts a monotonic time to the time of the system clock, in ms since the epoch, to show it. */
export const toSystemTime = (time: number): number => Date.now() - monotonicTime() + time
