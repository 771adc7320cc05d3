import type { Given } from './setup.js'
import { setupThermostat } from './thermostat.js'

export const setupStopped = (given: Given<'x-thermostat'> = {}) =>
  setupThermostat({ now: '2026-03-01T12:00:00Z', ...given })
