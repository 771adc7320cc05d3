// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { ConstraintType } from '../enumerations/constraint-type.js'
import type { DeviceType } from '../enumerations/device-type.js'
import type { DeviceProperties } from './device-properties.js'

export interface DeviceDeviceProvider {
  device_provider_name: string
  display_name: string
  image_url?: string
  provider_category: string
}

export type DeviceError =
  | {
      created_at: string
      error_code: 'account_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'salto_ks_subscription_limit_exceeded'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | {
      created_at: string
      error_code: 'dormakaba_sites_disconnected'
      is_connected_account_error: true
      is_device_error: false
      message: string
    }
  | { created_at: string; error_code: 'device_offline'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'device_removed'; is_device_error: true; message: string }
  | { created_at: string; error_code: 'hub_disconnected'; is_device_error: true; message: string }
  | {
      created_at: string
      error_code: 'device_disconnected'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'empty_backup_access_code_pool'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'august_lock_not_authorized'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'missing_device_credentials'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'auxiliary_heat_running'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'subscription_required'
      is_device_error: true
      message: string
    }
  | {
      created_at: string
      error_code: 'bridge_disconnected'
      is_bridge_error?: boolean
      is_connected_account_error?: boolean
      message: string
    }

export interface DeviceLocation {
  location_name?: string
  /** One of the IANA list. */
  time_zone?: string
  /** @deprecated */
  timezone?: string
}

export interface DeviceModel {
  /** @deprecated */
  accessory_keypad_supported?: boolean
  can_connect_accessory_keypad?: boolean
  display_name: string
  has_built_in_keypad?: boolean
  /** The maker, as people know it. */
  manufacturer_display_name: string
  /** @deprecated */
  offline_access_codes_supported?: boolean
  /** @deprecated */
  online_access_codes_supported?: boolean
}

export interface DeviceDormakabaOracodeMetadataPredefinedTimeSlot {
  check_in_time?: string
  check_out_time?: string
  dormakaba_oracode_user_level_id?: string
  dormakaba_oracode_user_level_prefix?: number
  is_24_hour?: boolean
  is_biweekly_mode?: boolean
  is_master?: boolean
  is_one_shot?: boolean
  name?: string
  prefix?: number
}

export interface DeviceMinutMetadataLatestSensorValues {
  accelerometer_z?: { time?: string; value?: number }
  humidity?: { time?: string; value?: number }
  pressure?: { time?: string; value?: number }
  sound?: { time?: string; value?: number }
  temperature?: { time?: string; value?: number }
}

export interface DeviceTtlockMetadataFeatures {
  auto_lock_time_config?: boolean
  incomplete_keyboard_passcode?: boolean
  lock_command?: boolean
  passcode?: boolean
  passcode_management?: boolean
  unlock_via_gateway?: boolean
  wifi?: boolean
}

export type DeviceCodeConstraint =
  | { constraint_type: ConstraintType }
  | {
      constraint_type: 'name_length' | 'name_must_be_unique'
      /** In characters. */
      max_length?: number
      /** In characters. */
      min_length?: number
    }

export interface DeviceOfflineTimeFrameOption {
  display_name: string
  /** On which days it may end, as an iCalendar RRULE. */
  end_date_recurrence_rule?: string
  /** Whether start and end need the same time of day. */
  matching_start_end_time?: true
  /** An ISO 8601 duration, such as `P367D`. */
  max_duration?: string
  /** An ISO 8601 duration, such as `PT1H`. */
  min_duration?: string
  /** On which days it may start, as an iCalendar RRULE. */
  start_date_recurrence_rule?: string
  /** The only times of day, as `HH:MM`; an end before its start is on a later day. */
  time_pairs?: Array<{ display_name: string; end_time: string; start_time: string }>
  /** One of the IANA list. */
  time_zone?: string
}

export interface DeviceOnlineTimeFrameOption {
  display_name: string
  /** On which days it may end, as an iCalendar RRULE. */
  end_date_recurrence_rule?: string
  /** Whether start and end need the same time of day. */
  matching_start_end_time?: true
  /** An ISO 8601 duration, such as `P367D`. */
  max_duration?: string
  /** An ISO 8601 duration, such as `PT1H`. */
  min_duration?: string
  /** On which days it may start, as an iCalendar RRULE. */
  start_date_recurrence_rule?: string
  /** The only times of day, as `HH:MM`; an end before its start is on a later day. */
  time_pairs?: Array<{ display_name: string; end_time: string; start_time: string }>
  /** One of the IANA list. */
  time_zone?: string
}

export interface DeviceActiveThermostatSchedule {
  climate_preset_key: string
  created_at: string
  device_id: string
  /** An ISO 8601 moment. */
  ends_at: string
  errors: Array<{ created_at: string; error_code: string; message: string }>
  /** Whether people at the thermostat may change what it set. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
  name: string | null
  /** An ISO 8601 moment. */
  starts_at: string
  thermostat_schedule_id: string
  workspace_id: string
}

export interface DeviceAvailableClimatePreset {
  can_delete: boolean
  can_edit: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs: boolean
  climate_preset_key: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed: boolean
  name?: string | null
}

export interface DeviceCurrentClimateSetting {
  can_delete?: boolean
  can_edit?: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs?: boolean
  climate_preset_key?: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name?: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed?: boolean
  name?: string | null
}

export interface DeviceDefaultClimateSetting {
  can_delete?: boolean
  can_edit?: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs?: boolean
  climate_preset_key?: string
  climate_preset_mode?: 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'
  cooling_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  display_name?: string
  ecobee_metadata?: { climate_ref?: string; is_optimized?: boolean; owner?: 'user' | 'system' }
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  heating_set_point_celsius?: number
  heating_set_point_fahrenheit?: number
  hvac_mode_setting?: 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'
  /** Whether people at the thermostat may change it. @deprecated */
  manual_override_allowed?: boolean
  name?: string | null
}

export interface DeviceTemperatureThreshold {
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
}

export interface DeviceThermostatDailyProgramPeriod {
  climate_preset_key: string
  /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
  starts_at_time: string
}

export interface DeviceThermostatDailyProgram {
  created_at: string
  device_id: string
  name: string | null
  periods: DeviceThermostatDailyProgramPeriod[]
  thermostat_daily_program_id: string
  workspace_id: string
}

export interface DeviceThermostatWeeklyProgram {
  created_at: string
  friday_program_id: string | null
  monday_program_id: string | null
  saturday_program_id: string | null
  sunday_program_id: string | null
  thursday_program_id: string | null
  tuesday_program_id: string | null
  wednesday_program_id: string | null
}

export type DeviceWarning =
  | { created_at: string; message: string; warning_code: 'partial_backup_access_code_pool' }
  | { created_at: string; message: string; warning_code: 'many_active_backup_codes' }
  | { created_at: string; message: string; warning_code: 'third_party_integration_detected' }
  | {
      created_at: string
      message: string
      warning_code: 'ttlock_lock_gateway_unlocking_not_enabled'
    }
  | { created_at: string; message: string; warning_code: 'ttlock_weak_gateway_signal' }
  | { created_at: string; message: string; warning_code: 'power_saving_mode' }
  | { created_at: string; message: string; warning_code: 'temperature_threshold_exceeded' }
  | { created_at: string; message: string; warning_code: 'device_communication_degraded' }
  | { created_at: string; message: string; warning_code: 'scheduled_maintenance_window' }
  | { created_at: string; message: string; warning_code: 'device_has_flaky_connection' }
  | { created_at: string; message: string; warning_code: 'salto_ks_office_mode' }
  | { created_at: string; message: string; warning_code: 'salto_ks_privacy_mode' }
  | { created_at: string; message: string; warning_code: 'privacy_mode' }
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_subscription_limit_almost_reached'
    }
  | {
      created_at: string
      message: string
      warning_code: 'salto_ks_lock_access_code_support_removed'
    }
  | { created_at: string; message: string; warning_code: 'unknown_issue_with_phone' }
  | { created_at: string; message: string; warning_code: 'lockly_time_zone_not_configured' }
  | { created_at: string; message: string; warning_code: 'ultraloq_time_zone_unknown' }
  | { created_at: string; message: string; warning_code: 'time_zone_unknown' }
  | { created_at: string; message: string; warning_code: 'time_zone_mismatch' }
  | { created_at: string; message: string; warning_code: 'two_n_device_missing_timezone' }
  | {
      created_at: string
      message: string
      warning_code: 'hub_required_for_additional_capabilities'
    }
  | { created_at: string; message: string; warning_code: 'provider_issue' }
  | { created_at: string; message: string; warning_code: 'keynest_unsupported_locker' }
  | { created_at: string; message: string; warning_code: 'accessory_keypad_setup_required' }
  | { created_at: string; message: string; warning_code: 'unreliable_online_status' }
  | {
      active_access_code_count: number
      created_at: string
      max_active_access_code_count: number
      message: string
      warning_code: 'max_access_codes_reached'
    }
  | { created_at: string; message: string; warning_code: 'insufficient_permissions' }

export interface Device {
  can_configure_auto_lock?: boolean
  can_hvac_cool?: boolean
  can_hvac_heat?: boolean
  can_hvac_heat_cool?: boolean
  can_program_offline_access_codes?: boolean
  can_program_online_access_codes?: boolean
  can_program_thermostat_programs_as_different_each_day?: boolean
  can_program_thermostat_programs_as_same_each_day?: boolean
  can_program_thermostat_programs_as_weekday_weekend?: boolean
  can_remotely_lock?: boolean
  can_remotely_unlock?: boolean
  can_run_thermostat_programs?: boolean
  can_simulate_connection?: boolean
  can_simulate_disconnection?: boolean
  can_simulate_hub_connection?: boolean
  can_simulate_hub_disconnection?: boolean
  can_simulate_paid_subscription?: boolean
  can_simulate_removal?: boolean
  can_turn_off_hvac?: boolean
  can_unlock_with_code?: boolean
  capabilities_supported: Array<'access_code' | 'lock' | 'noise_detection' | 'thermostat' | 'battery' | 'phone'>
  connected_account_id: string
  created_at: string
  custom_metadata: Record<string, string | boolean>
  device_id: string
  device_manufacturer?: { display_name: string; image_url?: string; manufacturer: string }
  device_provider?: DeviceDeviceProvider
  device_type: DeviceType
  display_name: string
  errors: DeviceError[]
  is_managed: true
  location?: DeviceLocation
  nickname?: string
  properties: DeviceProperties
  space_ids: string[]
  warnings: DeviceWarning[]
  workspace_id: string
}
