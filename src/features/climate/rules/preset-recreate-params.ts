import type { FanMode } from '../../../client/resources.js'
import type { NewClimatePreset } from './climate-preset-parameters.js'
import { isClimateMode, readClimate, setPoints } from './climate-setting.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

const isFanMode = (mode: string): mode is FanMode => mode === 'auto' || mode === 'on' || mode === 'circulate'

/** Returns the parameters to recreate a deleted preset, or `undefined` if its mode can't be set. */
export function presetRecreateParams({ device_id }: Device, preset: ClimatePreset): NewClimatePreset | undefined {
  const reading = readClimate(preset)
  const { mode } = reading
  const fan = parseString(preset.fan_mode_setting)
  const name = parseString(preset.name)
  if ((mode !== undefined && !isClimateMode(mode)) || (fan !== undefined && !isFanMode(fan))) return undefined
  return {
    device_id,
    climate_preset_key: preset.climate_preset_key,
    ...(name && { name }),
    ...(mode && { hvac_mode_setting: mode, ...setPoints(reading) }),
    ...(fan && { fan_mode_setting: fan })
  }
}
