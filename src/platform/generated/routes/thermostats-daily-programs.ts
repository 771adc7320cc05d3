// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ActionAttempt } from '../resources/action-attempt.js'
import type { ThermostatDailyProgram } from '../resources/thermostat-daily-program.js'

export interface ThermostatsDailyProgramsRoutes {
  '/thermostats/daily_programs/create': (
    parameters: {
      device_id: string
      name: string
      periods: Array<{
        /** Of the preset that is turned on. */
        climate_preset_key: string
        /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
        starts_at_time: string
      }>
    },
    options?: CallOptions
  ) => PlatformRequest<ThermostatDailyProgram>
  '/thermostats/daily_programs/delete': (
    parameters: { thermostat_daily_program_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/daily_programs/update': (
    parameters: {
      name: string
      periods: Array<{
        /** Of the preset that is turned on. */
        climate_preset_key: string
        /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
        starts_at_time: string
      }>
      thermostat_daily_program_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
}
