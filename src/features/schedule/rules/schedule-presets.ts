import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { climatePresets, presetChips, presetOf } from '../../climate/rules/climate-preset.js'

/** Returns the presets that daily programs can use. Presets without this information are included. */
export const programPresets = (device: Device): readonly ClimatePreset[] =>
  climatePresets(device).filter(
    ({ can_use_with_thermostat_daily_programs: can, can_program }) => (can ?? can_program) !== false
  )

/** Returns the distinct keys of presets. */
export const presetKeys = (presets: readonly ClimatePreset[]): readonly string[] => [
  ...new Set(presets.map(({ climate_preset_key: key }) => key))
]

/** Lowest heating set point of a warm preset, in °F. */
const WARM = 67
/** Number of backgrounds per warmth in the style sheet. */
const VARIANTS = 3

/** Returns `heat` for a preset that keeps rooms warm, `cool` for one that lets or makes them cool, else `off`. */
function warmthOf(preset: ClimatePreset): 'heat' | 'cool' | 'off' {
  const { heat, cool } = presetChips(preset)
  if (heat === undefined) return cool === undefined ? 'off' : 'cool'
  return heat < WARM ? 'cool' : 'heat'
}

/**
 * Returns the background of a preset: its warmth, and a number that distinguishes presets of the same warmth, such as
 * "heat 1". `gone` if the preset was deleted.
 */
export function shadeOf(device: Device, key: string): string {
  const preset = presetOf(device, key)
  if (!preset) return 'gone'
  const warmth = warmthOf(preset)
  const alike = climatePresets(device).filter((other) => warmthOf(other) === warmth)
  return `${warmth} ${presetKeys(alike).indexOf(key) % VARIANTS}`
}
