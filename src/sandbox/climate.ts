import type { ClimatePreset, ClimateSetting, FanMode } from '../client/resources.js'
import type { DeviceRecord } from './data/device-record.js'
import { notFound } from './request-error.js'

/** Returns `true` for thermostats, with or without presets. */
export const isThermostat = ({ properties }: DeviceRecord): boolean =>
  Array.isArray(properties.available_climate_presets)

export const getPresets = ({ properties }: DeviceRecord): ClimatePreset[] => properties.available_climate_presets ?? []

/** Returns a preset by key. @throws {RequestError} if it does not exist */
export function findPreset(device: DeviceRecord, key: string): ClimatePreset {
  const preset = getPresets(device).find((preset) => preset.climate_preset_key === key)
  if (preset) return preset
  throw notFound('climate_preset')
}

/** Updates what the thermostat is doing from its settings and the temperature. */
function updateActivity({ properties }: DeviceRecord): void {
  const { current_climate_setting: setting, temperature_fahrenheit: temperature, fan_mode_setting: fan } = properties
  const {
    hvac_mode_setting: mode,
    heating_set_point_fahrenheit: heat,
    cooling_set_point_fahrenheit: cool
  } = setting ?? {}
  const isHeating = heat !== undefined && temperature !== undefined && temperature < heat
  const isCooling = !isHeating && cool !== undefined && temperature !== undefined && temperature > cool
  properties.is_heating = isHeating
  properties.is_cooling = isCooling
  properties.is_fan_running = isHeating || isCooling || (fan === 'on' && mode !== 'off')
}

export function applyFan(device: DeviceRecord, fan: FanMode): void {
  device.properties.fan_mode_setting = fan
  updateActivity(device)
}

export const isActivePreset = ({ properties }: DeviceRecord, preset: ClimatePreset): boolean =>
  properties.current_climate_setting?.climate_preset_key === preset.climate_preset_key

/** Applies a setting that was made by hand. It replaces the active preset. */
export function applyClimate(device: DeviceRecord, setting: ClimateSetting): void {
  device.properties.current_climate_setting = { ...setting, manual_override_allowed: true }
  updateActivity(device)
}

/** Activates a preset. Values that it lacks stay as they are. */
export function applyPreset(device: DeviceRecord, preset: ClimatePreset): void {
  const { properties } = device
  properties.current_climate_setting = preset.hvac_mode_setting
    ? { ...preset }
    : { ...properties.current_climate_setting, ...preset }
  if (preset.fan_mode_setting && properties.fan_mode_setting) properties.fan_mode_setting = preset.fan_mode_setting
  updateActivity(device)
}
