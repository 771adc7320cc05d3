import type { Issue } from './issue.js'
import type { KnownText } from './known-text.js'

/** How a thermostat keeps the temperature; `eco` is the maker's own way to save energy. */
export type HvacMode = 'off' | 'heat' | 'cool' | 'heat_cool' | 'eco'

/** When the fan runs: as needed, always, or now and then. */
export type FanMode = 'auto' | 'on' | 'circulate'

/** For what part of life a preset is meant, as makers have it. */
export type ClimatePresetMode = 'home' | 'away' | 'wake' | 'sleep' | 'occupied' | 'unoccupied'

/** What Ecobee says of a preset. */
export interface EcobeeClimate {
  climate_ref?: string
  is_optimized?: boolean
  owner?: KnownText<'user' | 'system'>
}

/** What a thermostat is set to. A set point that the mode has no use for is left out. */
export interface ClimateSetting {
  /** Of the preset that is in effect, if one is. */
  climate_preset_key?: string
  name?: string | null
  /** The name, or the key without one. */
  display_name?: string
  climate_preset_mode?: KnownText<ClimatePresetMode>
  hvac_mode_setting?: KnownText<HvacMode>
  fan_mode_setting?: KnownText<FanMode>
  heating_set_point_fahrenheit?: number
  heating_set_point_celsius?: number
  cooling_set_point_fahrenheit?: number
  cooling_set_point_celsius?: number
  /** Whether people at the thermostat may change it. */
  manual_override_allowed?: boolean
  can_edit?: boolean
  can_delete?: boolean
  can_program?: boolean
  /** Whether a daily program may turn it on. */
  can_use_with_thermostat_daily_programs?: boolean
  ecobee_metadata?: EcobeeClimate
}

/** A climate setting that is kept under a key. */
export interface ClimatePreset extends ClimateSetting {
  climate_preset_key: string
}

/** A preset that a thermostat turns on for a while. */
export interface ThermostatSchedule {
  thermostat_schedule_id: string
  device_id?: string
  workspace_id?: string
  name?: string | null
  climate_preset_key?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  /** An ISO 8601 moment. */
  ends_at?: string
  /** Whether people at the thermostat may change what it set. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
  /** An ISO 8601 moment. */
  created_at?: string
  errors?: Issue[]
}

/** A part of a day, which ends where the next begins. */
export interface ThermostatDailyProgramPeriod {
  /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
  starts_at_time: string
  /** Of the preset that is turned on then. */
  climate_preset_key: string
}

/** The presets of a day. */
export interface ThermostatDailyProgram {
  thermostat_daily_program_id: string
  device_id?: string
  workspace_id?: string
  name?: string | null
  periods?: ThermostatDailyProgramPeriod[]
  /** An ISO 8601 moment. */
  created_at?: string
}

/** The daily program of each weekday, by id; `null` for none. */
export interface ThermostatWeeklyProgram {
  monday_program_id?: string | null
  tuesday_program_id?: string | null
  wednesday_program_id?: string | null
  thursday_program_id?: string | null
  friday_program_id?: string | null
  saturday_program_id?: string | null
  sunday_program_id?: string | null
  /** An ISO 8601 moment. */
  created_at?: string
}

/** Between which temperatures the platform raises no warning; `null` for no limit. */
export interface TemperatureThreshold {
  lower_limit_fahrenheit?: number | null
  lower_limit_celsius?: number | null
  upper_limit_fahrenheit?: number | null
  upper_limit_celsius?: number | null
}

/** What a thermostat says beyond what every device does. */
export interface ThermostatProperties {
  temperature_fahrenheit?: number
  temperature_celsius?: number
  /** From 0 to 1. */
  relative_humidity?: number
  is_heating?: boolean
  is_cooling?: boolean
  is_fan_running?: boolean
  fan_mode_setting?: KnownText<FanMode>
  current_climate_setting?: ClimateSetting
  /** @deprecated in favour of `fallback_climate_preset_key` */
  default_climate_setting?: ClimateSetting
  /** Whether someone changed what a program or a schedule had set. */
  is_temporary_manual_override_active?: boolean
  available_hvac_mode_settings?: KnownText<HvacMode>[]
  available_fan_mode_settings?: KnownText<FanMode>[]
  available_climate_preset_modes?: KnownText<ClimatePresetMode>[]
  available_climate_presets?: ClimatePreset[]
  /** Of the preset that is in effect where no schedule is. */
  fallback_climate_preset_key?: string | null
  active_thermostat_schedule?: ThermostatSchedule | null
  active_thermostat_schedule_id?: string | null
  thermostat_daily_programs?: ThermostatDailyProgram[]
  thermostat_weekly_program?: ThermostatWeeklyProgram | null
  /** To how many minutes the start of a period is rounded. */
  thermostat_daily_program_period_precision_minutes?: number
  max_thermostat_daily_program_periods_per_day?: number
  max_unique_climate_presets_per_thermostat_weekly_program?: number
  min_heating_set_point_fahrenheit?: number
  min_heating_set_point_celsius?: number
  max_heating_set_point_fahrenheit?: number
  max_heating_set_point_celsius?: number
  min_cooling_set_point_fahrenheit?: number
  min_cooling_set_point_celsius?: number
  max_cooling_set_point_fahrenheit?: number
  max_cooling_set_point_celsius?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_fahrenheit?: number
  /** How far apart the set points stay in `heat_cool`. */
  min_heating_cooling_delta_celsius?: number
  temperature_threshold?: TemperatureThreshold
}
