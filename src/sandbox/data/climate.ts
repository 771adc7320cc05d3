import type { ClimatePreset, ClimateSetting, FanMode, HvacMode } from '../../client/resources.js'
import { toCelsius } from './temperature.js'

/** A preset. The specification has a name of its own for what the document calls `can_use_with_…_daily_programs`. */
type PresetRecord = ClimatePreset & { can_program: boolean }

/** What a thermostat is to do. */
export interface Climate {
  /** Not said without it. */
  mode?: HvacMode | undefined
  /** Degrees Fahrenheit, as `cool`. */
  heat?: number | undefined
  cool?: number | undefined
}

/** What a preset is described by. */
export interface PresetTraits extends Climate {
  key: string
  name?: string | null
  /** Not said with `null`. @default 'auto' */
  fan?: FanMode | null | undefined
  /** Whether it can be edited and deleted. @default true */
  isOwn?: boolean
  /** @default isOwn */
  canEdit?: boolean
  /** @default isOwn */
  canDelete?: boolean
  /** @default true */
  canBeOverridden?: boolean | undefined
  /** What it says against the document of the platform, over all else: the widget has to stand it. */
  unforeseen?: object
}

/** A climate as the platform gives it, its set points in both units. */
export const climateSetting = ({ mode, heat, cool }: Climate): ClimateSetting => ({
  ...(mode !== undefined && { hvac_mode_setting: mode }),
  ...(heat !== undefined && { heating_set_point_fahrenheit: heat, heating_set_point_celsius: toCelsius(heat) }),
  ...(cool !== undefined && { cooling_set_point_fahrenheit: cool, cooling_set_point_celsius: toCelsius(cool) })
})

/** A preset as the platform gives it. */
export function climatePreset(traits: PresetTraits): PresetRecord {
  const { key, name, fan = 'auto', isOwn = true, canBeOverridden = true } = traits
  return {
    climate_preset_key: key,
    name: name ?? null,
    display_name: name ?? key,
    ...(fan !== null && { fan_mode_setting: fan }),
    ...climateSetting(traits),
    can_edit: traits.canEdit ?? isOwn,
    can_delete: traits.canDelete ?? isOwn,
    can_use_with_thermostat_daily_programs: true,
    can_program: true,
    manual_override_allowed: canBeOverridden,
    ...traits.unforeseen
  }
}
