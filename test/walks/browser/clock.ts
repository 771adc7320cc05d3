import { type Clock, install } from '@sinonjs/fake-timers'
import { pass } from '../../passing-time.js'
import { laidOut } from '../../settled.js'

/** What time it is when a walk begins. */
const START = Date.parse('2030-01-01T12:00:00Z')

let blocked = 0

/** What time it is on a walk, in ms, without the time that the page has spent inside handlers of its host. */
export const walkTime = (): number => Date.now() - blocked

/** The clock of the page, which stands but for what a walk lets pass. */
export interface WalkClock {
  pass(milliseconds: number): Promise<void>
  /** Lets time pass in which the page is blocked, as by an open `confirm()`: no timer fires. */
  block(milliseconds: number): void
  end(): void
}

/** Stops the clock of the page. */
export function stopClock(): WalkClock {
  blocked = 0
  const clock: Clock = install({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: START
  })
  return {
    async pass(milliseconds) {
      await pass(clock, milliseconds)
      await laidOut()
    },
    block(milliseconds) {
      blocked += milliseconds
      clock.setSystemTime(clock.now + milliseconds)
    },
    end: () => clock.uninstall()
  }
}
