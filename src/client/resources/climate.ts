import type {
  DeviceAvailableClimatePreset,
  DeviceCurrentClimateSetting,
  DeviceProperties
} from '../generated/resources.js'

/** The current or requested state of a thermostat: mode, set points and fan. */
export type ClimateSetting = DeviceCurrentClimateSetting

/** A saved climate setting with a key. */
export type ClimatePreset = DeviceAvailableClimatePreset

export type ClimatePresetMode = NonNullable<ClimatePreset['climate_preset_mode']>

export type HvacMode = NonNullable<ClimateSetting['hvac_mode_setting']>

export type FanMode = NonNullable<ClimateSetting['fan_mode_setting']>

/** Temperatures at which the platform sends a warning. */
export type TemperatureThreshold = NonNullable<DeviceProperties['temperature_threshold']>

/** The id of the daily program for each weekday. */
export type ThermostatWeeklyProgram = NonNullable<DeviceProperties['thermostat_weekly_program']>
