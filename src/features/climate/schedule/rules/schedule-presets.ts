import type { ClimatePreset, Device } from '../../../../core/resources/resources.js'
import { climatePresets } from '../../rules/climate-preset.js'

/** Returns the presets that daily programs can use. Presets without this information are included. */
export const programPresets = (device: Device): readonly ClimatePreset[] =>
  climatePresets(device).filter(
    ({ can_use_with_thermostat_daily_programs: can, can_program }) => (can ?? can_program) !== false
  )

/** Returns the distinct keys of presets. */
export const presetKeys = (presets: readonly ClimatePreset[]): readonly string[] => [
  ...new Set(presets.map(({ climate_preset_key: key }) => key))
]

/** Returns the index of a preset, which determines its color. -1 if the preset was deleted. */
export const placeOfPreset = (device: Device, key: string): number => presetKeys(climatePresets(device)).indexOf(key)
