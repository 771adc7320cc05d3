import type { Clock } from '@sinonjs/fake-timers'
import { disableTelemetry } from '../../src/core/telemetry/page-telemetry.js'
import { MINUTE, SECOND, stopClock } from '../clock.js'
import { pass as passOn } from '../passing-time.js'
import { settled } from '../settled.js'
import { closeSessions } from './open-session.js'

export { MINUTE, SECOND, settled }

let clock: Clock

/** Puts the tests of a file on a fake clock, and ends the sessions that they opened. */
export function onFakeClock(): void {
  // It has tests of its own; here every request and every timer counts.
  before(() => disableTelemetry('these tests', true))
  after(() => disableTelemetry('these tests', false))
  beforeEach(() => {
    clock = stopClock(Date.parse('2030-01-01T12:00:00Z'))
  })
  afterEach(async () => {
    closeSessions()
    await settled()
    clock.uninstall()
  })
}

/** Lets time pass, timer by timer, and everything run that follows from each. */
export const pass = (milliseconds: number): Promise<void> => passOn(clock, milliseconds)

export const countTimers = (): number => clock.countTimers()

/** Sets the clock of the machine; timers go on as they were. */
export const setClock = (now: number): void => clock.setSystemTime(now)
