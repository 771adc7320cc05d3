import type { FanMode } from '../../../client/resources.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { isFanMode, presetOf } from './climate-preset.js'
import type { ClimatePresetForm } from './climate-preset-form.js'
import { type ClimateMode, isClimateMode, readClimate, type SetPoints, setPoints } from './climate-setting.js'

/** Validation error of a new preset's key. */
type PresetKeyError = 'required' | 'has-spaces' | 'exists'

/** Validates the key of a new preset. White space at its ends is ignored. */
export function presetKeyError(typed: string, device: Device): PresetKeyError | undefined {
  const key = typed.trim()
  if (!key) return 'required'
  if (/\s/.test(key)) return 'has-spaces'
  return presetOf(device, key) ? 'exists' : undefined
}

/** Derives the key of a new preset from its name: "Guest arrival" becomes "guest_arrival", or "guest_arrival_2" if taken. */
export function keyOfName(name: string, device: Device): string {
  const key = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
  if (!key) return ''
  let free = key
  for (let count = 2; presetKeyError(free, device); count += 1) free = `${key}_${count}`
  return free
}

export interface NewClimatePreset extends SetPoints {
  device_id: string
  climate_preset_key: string
  name?: string
  hvac_mode_setting?: ClimateMode
  fan_mode_setting?: FanMode
}

export interface ChangedClimatePreset extends NewClimatePreset {
  manual_override_allowed: false
}

function parameters({ device_id }: Device, key: string, form: ClimatePresetForm): NewClimatePreset {
  const name = form.name.trim()
  const { mode, fanMode } = form
  return {
    device_id,
    climate_preset_key: key,
    ...(name && { name }),
    // A mode that can only be displayed is not sent, nor are its set points.
    ...(isClimateMode(mode) && { hvac_mode_setting: mode, ...setPoints(form) }),
    ...(isFanMode(fanMode) && { fan_mode_setting: fanMode })
  }
}

/** Returns the parameters to create a preset, or `undefined` if its key is invalid. */
export function createPresetParameters(form: ClimatePresetForm, device: Device): NewClimatePreset | undefined {
  return presetKeyError(form.key, device) ? undefined : parameters(device, form.key.trim(), form)
}

export function updatePresetParameters(
  form: ClimatePresetForm,
  device: Device,
  { climate_preset_key }: ClimatePreset
): ChangedClimatePreset {
  return { ...parameters(device, climate_preset_key, form), manual_override_allowed: false }
}

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
