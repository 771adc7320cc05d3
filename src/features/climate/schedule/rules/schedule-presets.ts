import type { ClimatePreset, Device } from '../../../../core/resources/resources.js'
import { climatePresets, presetName, presetOf } from '../../rules/climate-preset.js'

/** The presets that a daily program can have: a platform that says nothing of one lets it. */
export const programPresets = (device: Device): readonly ClimatePreset[] =>
  climatePresets(device).filter(
    ({ can_use_with_thermostat_daily_programs: can, can_program }) => (can ?? can_program) !== false
  )

/** The keys of presets, each once. */
export const presetKeys = (presets: readonly ClimatePreset[]): readonly string[] => [
  ...new Set(presets.map(({ climate_preset_key: key }) => key))
]

/** The name of a preset by its key; the key itself where the preset is gone. */
export function nameOfPreset(device: Device, key: string): string {
  const preset = presetOf(device, key)
  return preset ? presetName(preset) : key
}

/** The place of a preset among those of its thermostat, by which its colour is told; -1 where it is gone. */
export const placeOfPreset = (device: Device, key: string): number => presetKeys(climatePresets(device)).indexOf(key)
