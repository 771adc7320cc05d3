// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { ThermostatSchedule } from '../resources/thermostat-schedule.js'

export interface ThermostatsSchedulesRoutes {
  '/thermostats/schedules/create': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
      ends_at: Moment
      /** Whether people at the thermostat may change what it sets. */
      is_override_allowed?: boolean
      /** For how many minutes their change lasts; `null` for no limit. */
      max_override_period_minutes?: number | null
      name?: string
      starts_at: Moment
    },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule>
  '/thermostats/schedules/delete': (
    parameters: { thermostat_schedule_id: string },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/schedules/get': (
    parameters: { thermostat_schedule_id: string },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule>
  '/thermostats/schedules/list': (
    parameters: { device_id: string; user_identifier_key?: string },
    options?: CallOptions
  ) => PlatformRequest<ThermostatSchedule[]>
  '/thermostats/schedules/update': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key?: string
      ends_at?: Moment
      /** Whether people at the thermostat may change what it sets. */
      is_override_allowed?: boolean
      /** For how many minutes their change lasts; `null` for no limit. */
      max_override_period_minutes?: number | null
      name?: string
      starts_at?: Moment
      thermostat_schedule_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}
