import type {
  DeviceAvailableClimatePreset,
  DeviceCurrentClimateSetting,
  DeviceProperties
} from '../generated/resources.js'

/** What a thermostat does, or is to do: its mode, its set points, its fan. */
export type ClimateSetting = DeviceCurrentClimateSetting

/** A climate setting that is kept under a key. */
export type ClimatePreset = DeviceAvailableClimatePreset

export type ClimatePresetMode = NonNullable<ClimatePreset['climate_preset_mode']>

export type HvacMode = NonNullable<ClimateSetting['hvac_mode_setting']>

export type FanMode = NonNullable<ClimateSetting['fan_mode_setting']>

/** When the platform warns of a temperature. */
export type TemperatureThreshold = NonNullable<DeviceProperties['temperature_threshold']>

/** The daily program of each weekday, by id. */
export type ThermostatWeeklyProgram = NonNullable<DeviceProperties['thermostat_weekly_program']>
