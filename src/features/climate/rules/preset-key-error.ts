import type { Device } from '../../../core/resources/resources.js'
import { climatePresets } from './climate-preset.js'

/** What can be wrong with the key of a new preset. */
export type PresetKeyError = 'required' | 'has-spaces' | 'exists'

/** What is wrong with the key that was typed for a new preset of a device, white space at its ends aside. */
export function presetKeyError(typed: string, device: Device): PresetKeyError | undefined {
  const key = typed.trim()
  if (!key) return 'required'
  if (/\s/.test(key)) return 'has-spaces'
  return climatePresets(device).some((preset) => preset.climate_preset_key === key) ? 'exists' : undefined
}
