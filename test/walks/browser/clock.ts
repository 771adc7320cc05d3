import { type Clock, install } from '@sinonjs/fake-timers'
import { pass } from '../../passing-time.js'
import { laidOut } from '../../settled.js'

/** What time it is when a walk begins. */
const START = Date.parse('2030-01-01T12:00:00Z')

/** The clock of the page, which stands but for what a walk lets pass. */
export interface WalkClock {
  pass(milliseconds: number): Promise<void>
  end(): void
}

/** Stops the clock of the page. */
export function stopClock(): WalkClock {
  const clock: Clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: START
  })
  return {
    async pass(milliseconds) {
      await pass(clock, milliseconds)
      await laidOut()
    },
    end: () => clock.uninstall()
  }
}
