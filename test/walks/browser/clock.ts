import { type Clock, install } from '@sinonjs/fake-timers'
import { advance } from '../../passing-time.js'
import { laidOut } from '../../settled.js'

/** Time at the start of a walk. */
const START = Date.parse('2030-01-01T12:00:00Z')

let blocked = 0

/** Returns the time of the walk in ms, without the time spent in handlers of the host. */
export const walkTime = (): number => Date.now() - blocked

/** Clock of the page, which a walk advances. */
export interface WalkClock {
  advance(milliseconds: number): Promise<void>
  /** Advances the time without timers, as an open `confirm()` does. */
  block(milliseconds: number): void
  end(): void
}

/** Stops the clock of the page. */
export function stopClock(): WalkClock {
  blocked = 0
  const clock: Clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: START
  })
  return {
    async advance(milliseconds) {
      await advance(clock, milliseconds)
      await laidOut()
    },
    block(milliseconds) {
      blocked += milliseconds
      clock.setSystemTime(clock.now + milliseconds)
    },
    end: () => clock.uninstall()
  }
}
