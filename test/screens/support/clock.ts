import { type Clock, install } from '@sinonjs/fake-timers'
import { settled } from './stage.js'

/**
 * Stops the clock for each test, at an instant in ms since 1970. Returns what lets so many milliseconds pass, timer by
 * timer, and everything happen that comes of each before the clock goes on.
 */
export function useFakeClock(start = 0): (milliseconds: number) => Promise<void> {
  let clock: Clock
  beforeEach(() => {
    clock = install({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => clock.uninstall())
  return async (milliseconds) => {
    await settled()
    const end = clock.now + milliseconds
    // There is always one more to go to.
    clock.setTimeout(() => {}, milliseconds)
    while (clock.now < end) {
      await clock.nextAsync()
      await settled()
    }
    await clock.tickAsync(0)
    await settled()
  }
}
