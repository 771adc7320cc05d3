import { type Clock, install } from '@sinonjs/fake-timers'
import { settled } from './stage.js'

/** Stops the clock for each test. Returns what lets so many milliseconds pass, and everything happen that comes of it. */
export function useFakeClock(): (milliseconds: number) => Promise<void> {
  let clock: Clock
  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => clock.uninstall())
  return async (milliseconds) => {
    await settled()
    await clock.tickAsync(milliseconds)
    await settled()
  }
}
