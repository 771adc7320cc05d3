import type { FanMode } from '../../../client/resources.js'
import type { ClimatePreset, ClimateSetting, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { withProperties } from '../../device/data/of-device.js'
import { properties } from '../../device/rules/device.js'
import { climatePresets, isFanMode, presetOf } from './climate-preset.js'
import type { NewClimatePreset } from './climate-preset-parameters.js'
import type { SettableClimate } from './climate-request.js'
import { type SetPoints, setPoints } from './climate-setting.js'

function withoutPoints<Setting extends ClimateSetting>(setting: Setting): Omit<Setting, keyof SetPoints> {
  const {
    heating_set_point_fahrenheit: _heatingFahrenheit,
    heating_set_point_celsius: _heatingCelsius,
    cooling_set_point_fahrenheit: _coolingFahrenheit,
    cooling_set_point_celsius: _coolingCelsius,
    ...rest
  } = setting
  return rest
}

export function withClimate(device: Device, climate: SettableClimate): Device {
  const { current_climate_setting } = properties(device)
  return withProperties(device, {
    current_climate_setting: {
      ...(typeof current_climate_setting === 'object' && withoutPoints(current_climate_setting ?? {})),
      hvac_mode_setting: climate.mode,
      ...setPoints(climate)
    },
    ...(climate.mode === 'off' && { is_fan_running: false, is_cooling: false, is_heating: false })
  })
}

/** Returns the device with a new fan mode. A device without a fan mode is not changed. */
export function withFanMode(device: Device, fan_mode_setting: FanMode): Device {
  return parseString(properties(device).fan_mode_setting) ? withProperties(device, { fan_mode_setting }) : device
}

/** Returns the device after one of its presets was turned on. */
export function withActivePreset(device: Device, preset: ClimatePreset): Device {
  const fan = parseString(preset.fan_mode_setting)
  const { current_climate_setting } = properties(device)
  const changed = withProperties(device, { current_climate_setting: { ...current_climate_setting, ...preset } })
  return isFanMode(fan) ? withFanMode(changed, fan) : changed
}

/** Returns the device with a preset at the top of its list. A preset with the same key is replaced. */
function withPreset(device: Device, preset: ClimatePreset): Device {
  const rest = climatePresets(withoutPreset(device, preset.climate_preset_key))
  return withProperties(device, { available_climate_presets: [preset, ...rest] })
}

function toPreset({ device_id: _deviceId, ...preset }: NewClimatePreset, isOverrideAllowed: boolean): ClimatePreset {
  return {
    ...preset,
    name: preset.name ?? null,
    display_name: preset.name ?? preset.climate_preset_key,
    can_delete: true,
    can_edit: true,
    can_program: true,
    manual_override_allowed: isOverrideAllowed
  }
}

export function withCreatedPreset(device: Device, params: NewClimatePreset): Device {
  return withPreset(device, toPreset(params, false))
}

/** Returns the device with an updated preset. Properties that the request omits are kept. */
export function withUpdatedPreset(device: Device, params: NewClimatePreset): Device {
  const old = presetOf(device, params.climate_preset_key)
  const kept = old && params.hvac_mode_setting ? withoutPoints(old) : old
  return withPreset(device, { ...kept, ...toPreset(params, true) })
}

export function withoutPreset(device: Device, key: string): Device {
  const rest = climatePresets(device).filter((preset) => preset.climate_preset_key !== key)
  return withProperties(device, { available_climate_presets: rest })
}
