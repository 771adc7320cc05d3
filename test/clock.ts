import { type Clock, install } from '@sinonjs/fake-timers'
import { monotonicTime } from '../src/core/environment/monotonic-time.js'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Stops the page's clock at an instant in ms since 1970. Only the test advances it. */
export function stopClock(now = 0): Clock {
  // The page's clock starts again at 0. What an earlier test has left behind must not lie in the future.
  monotonicTime()
  return install({ now, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
}

/** Stops only timers. The time of day continues. */
export const stopTimers = (): Clock => install({ toFake: ['setTimeout', 'clearTimeout'] })
