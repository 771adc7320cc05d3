import { type Clock, install } from '@sinonjs/fake-timers'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Stops the page's clock, at an instant in ms since 1970: nothing comes due, and no time passes, before a test says so. */
export const stopClock = (now = 0): Clock => install({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })

/** Stops timers alone: nothing comes due before a test says so, while the time of day goes on. */
export const stopTimers = (): Clock => install({ toFake: ['setTimeout', 'clearTimeout'] })
