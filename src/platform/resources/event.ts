import type { CustomMetadata } from './custom-metadata.js'
import type { EventType } from './event-type.js'
import type { KnownText } from './known-text.js'
import type { FanMode, HvacMode } from './thermostat.js'

/** Something that happened. Which fields there are depends on what it was. */
export interface PlatformEvent {
  event_id: string
  event_type?: KnownText<EventType>
  /** For people, in English. */
  event_description?: string
  /** When it happened, as an ISO 8601 moment. */
  occurred_at?: string
  /** When the platform heard of it, as an ISO 8601 moment. */
  created_at?: string
  workspace_id?: string
  customer_key?: string
  device_id?: string
  device_name?: string | null
  device_custom_metadata?: CustomMetadata
  connected_account_id?: string
  connected_account_custom_metadata?: CustomMetadata
  access_code_id?: string
  access_code_is_managed?: boolean
  action_attempt_id?: string
  client_session_id?: string
  connect_webview_id?: string
  /** How a lock was moved, or by what someone tried to. */
  method?: KnownText<'automatic' | 'card' | 'keycode' | 'manual' | 'remote' | 'unknown'>
  battery_status?: KnownText<'critical' | 'low' | 'good' | 'full'>
  /** From 0 to 1. */
  battery_level?: number
  noise_threshold_id?: string
  noise_threshold_name?: string
  noise_level_decibels?: number
  /** As NoiseAware's Noise Risk Score. */
  noise_level_nrs?: number
  climate_preset_key?: string
  is_fallback_climate_preset?: boolean
  thermostat_schedule_id?: string | null
  hvac_mode_setting?: KnownText<HvacMode>
  fan_mode_setting?: KnownText<FanMode>
  heating_set_point_fahrenheit?: number
  heating_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  cooling_set_point_celsius?: number
  temperature_fahrenheit?: number
  temperature_celsius?: number
  /** What the thermostat was to reach. */
  desired_temperature_fahrenheit?: number
  /** What the thermostat was to reach. */
  desired_temperature_celsius?: number
  lower_limit_fahrenheit?: number | null
  lower_limit_celsius?: number | null
  upper_limit_fahrenheit?: number | null
  upper_limit_celsius?: number | null
  [key: string]: unknown
}
