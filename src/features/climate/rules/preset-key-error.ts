import type { Device } from '../../../core/resources/resources.js'
import { climatePresets } from './climate-preset.js'

/** Validation error of a new preset's key. */
export type PresetKeyError = 'required' | 'has-spaces' | 'exists'

/** Validates the key of a new preset. White space at its ends is ignored. */
export function presetKeyError(typed: string, device: Device): PresetKeyError | undefined {
  const key = typed.trim()
  if (!key) return 'required'
  if (/\s/.test(key)) return 'has-spaces'
  return climatePresets(device).some((preset) => preset.climate_preset_key === key) ? 'exists' : undefined
}
