// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type {
  DeviceActiveThermostatSchedule,
  DeviceAvailableClimatePreset,
  DeviceCodeConstraint,
  DeviceCurrentClimateSetting,
  DeviceDefaultClimateSetting,
  DeviceModel,
  DeviceOfflineTimeFrameOption,
  DeviceOnlineTimeFrameOption,
  DeviceTemperatureThreshold,
  DeviceThermostatDailyProgram,
  DeviceThermostatWeeklyProgram
} from './device.js'
import type {
  DeviceAkilesMetadata,
  DeviceAssaAbloyCredentialServiceMetadata,
  DeviceAugustMetadata,
  DeviceAvigilonAltaMetadata,
  DeviceDormakabaOracodeMetadata,
  DeviceIgloohomeMetadata,
  DeviceKeynestMetadata,
  DeviceKisiMetadata,
  DeviceKorelockMetadata,
  DeviceMinutMetadata,
  DeviceNestMetadata,
  DeviceNoiseawareMetadata,
  DeviceNukiMetadata,
  DeviceOmnitecMetadata,
  DeviceSaltoKsMetadata,
  DeviceSaltoMetadata,
  DeviceSensiMetadata,
  DeviceSmartthingsMetadata,
  DeviceTedeeMetadata,
  DeviceTtlockMetadata,
  DeviceUltraloqMetadata,
  DeviceWyzeMetadata
} from './device-metadata.js'

export interface DeviceProperties {
  /** A keypad apart from the lock. */
  accessory_keypad?: { battery?: { level: number }; is_connected: boolean }
  /** The name in the maker's app. */
  appearance: { name: string }
  /** `level` runs from 0 to 1. */
  battery?: { level: number; status: 'critical' | 'low' | 'good' | 'full' }
  /** From 0 to 1. */
  battery_level?: number
  /** Of the thresholds that it is louder than at the moment. */
  currently_triggering_noise_threshold_ids?: string[]
  /** Whether it is on mains. */
  has_direct_power?: boolean
  image_alt_text?: string
  image_url?: string
  manufacturer?: string
  model: DeviceModel
  /** The name given to it on the platform, or else in the maker's app. @deprecated */
  name: string
  /** In dB. */
  noise_level_decibels?: number
  /** @deprecated */
  offline_access_codes_enabled?: boolean
  online: boolean
  /** @deprecated */
  online_access_codes_enabled?: boolean
  serial_number?: string
  /** @deprecated */
  supports_accessory_keypad?: boolean
  /** @deprecated */
  supports_offline_access_codes?: boolean
  assa_abloy_credential_service_metadata?: DeviceAssaAbloyCredentialServiceMetadata
  salto_space_credential_service_metadata?: { has_active_phone?: boolean }
  akiles_metadata?: DeviceAkilesMetadata
  assa_abloy_vostio_metadata?: { encoder_name?: string }
  august_metadata?: DeviceAugustMetadata
  avigilon_alta_metadata?: DeviceAvigilonAltaMetadata
  brivo_metadata?: { activation_enabled?: boolean; device_name?: string }
  controlbyweb_metadata?: { device_id?: string; device_name?: string; relay_name?: string | null }
  dormakaba_oracode_metadata?: DeviceDormakabaOracodeMetadata
  ecobee_metadata?: { device_name?: string; ecobee_device_id?: string }
  four_suites_metadata?: { device_id?: number; device_name?: string; reclose_delay_in_seconds?: number }
  genie_metadata?: { device_name?: string; door_name?: string }
  honeywell_resideo_metadata?: { device_name?: string; honeywell_resideo_device_id?: string }
  igloo_metadata?: { bridge_id?: string; device_id?: string; model?: string }
  igloohome_metadata?: DeviceIgloohomeMetadata
  keynest_metadata?: DeviceKeynestMetadata
  kisi_metadata?: DeviceKisiMetadata
  korelock_metadata?: DeviceKorelockMetadata
  kwikset_metadata?: { device_id?: string; device_name?: string; model_number?: string }
  lockly_metadata?: { device_id?: string; device_name?: string; model?: string }
  minut_metadata?: DeviceMinutMetadata
  nest_metadata?: DeviceNestMetadata
  noiseaware_metadata?: DeviceNoiseawareMetadata
  nuki_metadata?: DeviceNukiMetadata
  omnitec_metadata?: DeviceOmnitecMetadata
  ring_metadata?: { device_id?: string; device_name?: string }
  salto_ks_metadata?: DeviceSaltoKsMetadata
  /** @deprecated */
  salto_metadata?: DeviceSaltoMetadata
  schlage_metadata?: { device_id?: string; device_name?: string; model?: string }
  seam_bridge_metadata?: { device_num?: number; name?: string; unlock_method?: 'bridge' | 'doorking' }
  sensi_metadata?: DeviceSensiMetadata
  smartthings_metadata?: DeviceSmartthingsMetadata
  tado_metadata?: { device_type?: string; serial_no?: string }
  tedee_metadata?: DeviceTedeeMetadata
  ttlock_metadata?: DeviceTtlockMetadata
  two_n_metadata?: { device_id?: number; device_name?: string }
  ultraloq_metadata?: DeviceUltraloqMetadata
  visionline_metadata?: { encoder_id?: string }
  wyze_metadata?: DeviceWyzeMetadata
  _experimental_supported_code_from_access_codes_lengths?: number[]
  /** How long it stays unlocked, in seconds. */
  auto_lock_delay_seconds?: number
  auto_lock_enabled?: boolean
  backup_access_code_pool_enabled?: boolean
  code_constraints?: DeviceCodeConstraint[]
  door_open?: boolean
  /** Whether it tells who came in by itself. */
  has_native_entry_events?: boolean
  /** `level` runs from 0 to 1. */
  keypad_battery?: { level: number }
  locked?: boolean
  max_active_codes_supported?: number
  offline_time_frame_options?: DeviceOfflineTimeFrameOption[]
  online_time_frame_options?: DeviceOnlineTimeFrameOption[]
  /** In digits. */
  supported_code_lengths?: number[]
  supports_backup_access_code_pool?: boolean
  /** @deprecated */
  active_thermostat_schedule?: DeviceActiveThermostatSchedule | null
  active_thermostat_schedule_id?: string | null
  available_climate_preset_modes?: Array<'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'>
  available_climate_presets?: DeviceAvailableClimatePreset[]
  available_fan_mode_settings?: Array<'auto' | 'on' | 'circulate'>
  available_hvac_mode_settings?: Array<'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'>
  current_climate_setting?: DeviceCurrentClimateSetting
  /** @deprecated */
  default_climate_setting?: DeviceDefaultClimateSetting
  /** Of the preset that is in effect where no schedule is. */
  fallback_climate_preset_key?: string | null
  /** @deprecated */
  fan_mode_setting?: 'auto' | 'on' | 'circulate'
  is_cooling?: boolean
  is_fan_running?: boolean
  is_heating?: boolean
  /** Whether someone changed what a program or a schedule had set. */
  is_temporary_manual_override_active?: boolean
  max_cooling_set_point_celsius?: number
  max_cooling_set_point_fahrenheit?: number
  max_heating_set_point_celsius?: number
  max_heating_set_point_fahrenheit?: number
  max_thermostat_daily_program_periods_per_day?: number
  max_unique_climate_presets_per_thermostat_weekly_program?: number
  min_cooling_set_point_celsius?: number
  min_cooling_set_point_fahrenheit?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_celsius?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_fahrenheit?: number
  min_heating_set_point_celsius?: number
  min_heating_set_point_fahrenheit?: number
  /** From 0 to 1. */
  relative_humidity?: number
  temperature_celsius?: number
  temperature_fahrenheit?: number
  temperature_threshold?: DeviceTemperatureThreshold
  /** To how many minutes the start of a period is rounded. */
  thermostat_daily_program_period_precision_minutes?: number
  thermostat_daily_programs?: DeviceThermostatDailyProgram[]
  thermostat_weekly_program?: DeviceThermostatWeeklyProgram | null
}
