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

/** Returns the difference of the set points of a preset, or 0 if it doesn't have both. */
function widthOf(preset: ClimatePreset): number {
  const { heat, cool } = presetChips(preset)
  return heat === undefined || cool === undefined ? 0 : cool - heat
}

/** Returns the preset that leaves the rooms alone most, with the widest set points, if there are different widths. */
function widest(device: Device): ClimatePreset | undefined {
  const [first, second] = climatePresets(device)
    .filter((preset) => widthOf(preset) > 0)
    .toSorted((a, b) => widthOf(b) - widthOf(a))
  return first && second && widthOf(second) < widthOf(first) ? first : undefined
}

/**
 * Returns the background of a preset: `wide` for the one with the widest set points, else its warmth, and a number that
 * distinguishes presets of the same warmth, such as "heat 1". `deleted` if the preset was deleted.
 */
export function shadeOf(device: Device, key: string): string {
  const preset = presetOf(device, key)
  if (!preset) return 'deleted'
  const quiet = widest(device)
  if (preset === quiet) return 'wide'
  const warmth = warmthOf(preset)
  const alike = climatePresets(device).filter((other) => other !== quiet && warmthOf(other) === warmth)
  return `${warmth} ${presetKeys(alike).indexOf(key) % VARIANTS}`
}
