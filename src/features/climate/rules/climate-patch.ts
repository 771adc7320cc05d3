import type { ClimatePreset, ClimateSetting, Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import { climatePresets } from './climate-preset.js'
import type { NewClimatePreset } from './climate-preset-parameters.js'
import { readClimate, setPoints, type ClimateMode, type SetPoints } from './climate-setting.js'
import { properties } from '../../device/rules/device.js'
import { withProperties } from '../../device/data/of-device.js'
import { parseString } from '../../../core/values/value.js'

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

/** Request that sets a thermostat. */
interface SentClimate {
  readonly kind: ClimateMode
  readonly params: {
    device_id: string
    heating_set_point_fahrenheit?: number
    cooling_set_point_fahrenheit?: number
  }
}

/** Returns the device with a new climate. Set points that the request omits are kept if the mode uses them. */
export function withClimate(device: Device, { kind, params }: SentClimate): Device {
  const { current_climate_setting } = properties(device)
  const known = readClimate(current_climate_setting)
  return withProperties(device, {
    current_climate_setting: {
      ...(typeof current_climate_setting === 'object' && withoutPoints(current_climate_setting ?? {})),
      hvac_mode_setting: kind,
      ...setPoints({
        mode: kind,
        heat: params.heating_set_point_fahrenheit ?? known.heat,
        cool: params.cooling_set_point_fahrenheit ?? known.cool
      })
    },
    ...(kind === 'off' && { is_fan_running: false, is_cooling: false, is_heating: false })
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
  return fan === 'auto' || fan === 'on' || fan === 'circulate' ? withFanMode(changed, fan) : changed
}

/** Returns the device with a preset at the top of its list. A preset with the same key is replaced. */
function withPreset(device: Device, preset: ClimatePreset): Device {
  const rest = climatePresets(withoutPreset(device, preset.climate_preset_key))
  return withProperties(device, { available_climate_presets: [preset, ...rest] })
}

function presetOf({ device_id: _deviceId, ...preset }: NewClimatePreset, isOverrideAllowed: boolean): ClimatePreset {
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
  return withPreset(device, presetOf(params, false))
}

/** Returns the device with an updated preset. Properties that the request omits are kept. */
export function withUpdatedPreset(device: Device, params: NewClimatePreset): Device {
  const old = climatePresets(device).find((preset) => preset.climate_preset_key === params.climate_preset_key)
  const kept = old && params.hvac_mode_setting ? withoutPoints(old) : old
  return withPreset(device, { ...kept, ...presetOf(params, true) })
}

export function withoutPreset(device: Device, key: string): Device {
  const rest = climatePresets(device).filter((preset) => preset.climate_preset_key !== key)
  return withProperties(device, { available_climate_presets: rest })
}
