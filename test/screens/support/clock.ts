import { type Clock, install } from '@sinonjs/fake-timers'
import { settled } from './stage.js'

/** Stops the clock for each test, at an instant in ms since 1970. Returns what lets so many milliseconds pass, and everything happen that comes of it. */
export function useFakeClock(start = 0): (milliseconds: number) => Promise<void> {
  let clock: Clock
  beforeEach(() => {
    clock = install({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => clock.uninstall())
  return async (milliseconds) => {
    await settled()
    await clock.tickAsync(milliseconds)
    await settled()
  }
}
