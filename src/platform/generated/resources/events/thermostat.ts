// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export interface ThermostatClimatePresetActivatedEvent extends ThermostatEventBase {
  climate_preset_key: string
  event_type: 'thermostat.climate_preset_activated'
  is_fallback_climate_preset: boolean
  thermostat_schedule_id: string | null
}

export interface ThermostatManuallyAdjustedEvent extends ThermostatEventBase {
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  event_type: 'thermostat.manually_adjusted'
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  method: 'seam' | 'external'
}

export interface ThermostatTemperatureThresholdExceededEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_threshold_exceeded'
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  temperature_celsius: number
  temperature_fahrenheit: number
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export interface ThermostatTemperatureThresholdNoLongerExceededEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_threshold_no_longer_exceeded'
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  temperature_celsius: number
  temperature_fahrenheit: number
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export interface ThermostatTemperatureReachedSetPointEvent extends ThermostatEventBase {
  /** What the thermostat was to reach. */
  desired_temperature_celsius?: number
  /** What the thermostat was to reach. */
  desired_temperature_fahrenheit?: number
  event_type: 'thermostat.temperature_reached_set_point'
  temperature_celsius: number
  temperature_fahrenheit: number
}

export interface ThermostatTemperatureChangedEvent extends ThermostatEventBase {
  event_type: 'thermostat.temperature_changed'
  temperature_celsius: number
  temperature_fahrenheit: number
}

interface ThermostatEventBase {
  connected_account_custom_metadata?: Record<string, string | boolean>
  connected_account_id: string
  created_at: string
  customer_key?: string
  device_custom_metadata?: Record<string, string | boolean>
  device_id: string
  /** For people, in English. */
  event_description?: string
  event_id: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at: string
  workspace_id: string
}

export type ThermostatEvent =
  | ThermostatClimatePresetActivatedEvent
  | ThermostatManuallyAdjustedEvent
  | ThermostatTemperatureThresholdExceededEvent
  | ThermostatTemperatureThresholdNoLongerExceededEvent
  | ThermostatTemperatureReachedSetPointEvent
  | ThermostatTemperatureChangedEvent
