import type { Clock } from '@sinonjs/fake-timers'
import { disableTelemetry } from '../../src/core/telemetry/page-telemetry.js'
import { MINUTE, SECOND, stopClock } from '../clock.js'
import { advance as passOn } from '../passing-time.js'
import { settled } from '../settled.js'
import { closeSessions } from './open-session.js'

export { MINUTE, SECOND, settled }

let clock: Clock

/** Installs a fake clock in each test of a file, and ends the sessions that the tests opened. */
export function onFakeClock(): void {
  // Telemetry has its own tests. Here every request and every timer counts.
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

/** Advances the time timer by timer, and runs everything that follows from each. */
export const advance = (milliseconds: number): Promise<void> => passOn(clock, milliseconds)

export const countTimers = (): number => clock.countTimers()

/** Sets the system clock. Running timers are not affected. */
export const setClock = (now: number): void => clock.setSystemTime(now)
