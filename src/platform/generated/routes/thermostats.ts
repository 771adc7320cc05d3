// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { Moment } from '../../calls/moment.js'
import type { CallOptions } from '../../options.js'
import type { PlatformRequest } from '../../platform-request.js'
import type { DeviceCapability } from '../enumerations/device-capability.js'
import type { ActionAttempt } from '../resources/action-attempt.js'
import type { Device } from '../resources/device.js'

export interface ThermostatsRoutes {
  '/thermostats/simulate/hvac_mode_adjusted': (
    parameters:
      | { device_id: string; hvac_mode: 'off' }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          hvac_mode: 'cool'
        }
      | {
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode: 'heat'
        }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode: 'heat_cool'
        },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/simulate/temperature_reached': (
    parameters: {
      device_id: string
      temperature_celsius?: number
      temperature_fahrenheit?: number
    } & ({ temperature_fahrenheit: number } | { temperature_celsius: number }),
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/activate_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/cool': (
    parameters: {
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/heat': (
    parameters: {
      device_id: string
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/heat_cool': (
    parameters: {
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/off': (
    parameters: {
      device_id: string
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/set_fan_mode': (
    parameters: {
      device_id: string
      /** @deprecated */
      fan_mode?: 'auto' | 'on' | 'circulate'
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      /** Whether the platform answers only when it is done. @default false */
      sync?: boolean
    } & ({ fan_mode: 'auto' | 'on' | 'circulate' } | { fan_mode_setting: 'auto' | 'on' | 'circulate' }),
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/set_hvac_mode': (
    parameters:
      | { device_id: string; hvac_mode_setting: 'off' }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          hvac_mode_setting: 'cool'
        }
      | {
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode_setting: 'heat'
        }
      | {
          cooling_set_point_celsius?: number
          cooling_set_point_fahrenheit?: number
          device_id: string
          heating_set_point_celsius?: number
          heating_set_point_fahrenheit?: number
          hvac_mode_setting: 'heat_cool'
        }
      | { device_id: string; hvac_mode_setting: 'eco' },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/update_weekly_program': (
    parameters: {
      device_id: string
      friday_program_id?: string | null
      monday_program_id?: string | null
      saturday_program_id?: string | null
      sunday_program_id?: string | null
      thursday_program_id?: string | null
      tuesday_program_id?: string | null
      wednesday_program_id?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<ActionAttempt>
  '/thermostats/create_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
      /** Whether people at the thermostat may change it; a schedule's `is_override_allowed` is newer. @deprecated */
      manual_override_allowed?: boolean
      /** Shown instead of the key. */
      name?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/delete_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/get': (
    parameters: { device_id?: string; name?: string } & ({ device_id: string } | { name: string }),
    options?: CallOptions
  ) => PlatformRequest<Device>
  '/thermostats/list': (
    parameters?: {
      connect_webview_id?: string
      connected_account_id?: string
      connected_account_ids?: string[]
      /** Those that came earlier than that. */
      created_before?: Moment
      /** What their metadata must hold. */
      custom_metadata_has?: Record<string, string | boolean>
      customer_key?: string
      device_ids?: string[]
      device_type?:
        | 'ecobee_thermostat'
        | 'nest_thermostat'
        | 'honeywell_resideo_thermostat'
        | 'tado_thermostat'
        | 'sensi_thermostat'
        | 'smartthings_thermostat'
      device_types?: Array<
        | 'ecobee_thermostat'
        | 'nest_thermostat'
        | 'honeywell_resideo_thermostat'
        | 'tado_thermostat'
        | 'sensi_thermostat'
        | 'smartthings_thermostat'>
      /** What they must not be able to do. */
      exclude_if?: DeviceCapability[]
      /** What they must be able to do. */
      include_if?: DeviceCapability[]
      /** The most that one page holds. */
      limit?: number
      manufacturer?: 'ecobee' | 'honeywell_resideo' | 'nest' | 'sensi' | 'smartthings' | 'tado'
      /** Where the page begins: the `nextPageCursor` of the one before. */
      page_cursor?: string | null
      /** A part of the name, the id or the like. */
      search?: string
      space_id?: string
      /** @deprecated */
      unstable_location_id?: string | null
      user_identifier_key?: string
    },
    options?: CallOptions
  ) => PlatformRequest<Device[]>
  '/thermostats/set_fallback_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      device_id: string
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/set_temperature_threshold': (
    parameters: {
      device_id: string
      lower_limit_celsius?: number | null
      lower_limit_fahrenheit?: number | null
      upper_limit_celsius?: number | null
      upper_limit_fahrenheit?: number | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
  '/thermostats/update_climate_preset': (
    parameters: {
      /** Of the preset that is turned on. */
      climate_preset_key: string
      climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
      cooling_set_point_celsius?: number
      cooling_set_point_fahrenheit?: number
      device_id: string
      ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
      fan_mode_setting?: 'auto' | 'on' | 'circulate'
      heating_set_point_celsius?: number
      heating_set_point_fahrenheit?: number
      hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
      /** Whether people at the thermostat may change it; a schedule's `is_override_allowed` is newer. @deprecated */
      manual_override_allowed?: boolean
      /** Shown instead of the key. */
      name?: string | null
    },
    options?: CallOptions
  ) => PlatformRequest<void>
}
