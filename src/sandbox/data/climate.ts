import type { ClimatePreset, ClimateSetting, FanMode, HvacMode } from '../../client/resources.js'

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Converts to °C, rounded to tenths. */
const toCelsius = (fahrenheit: number): number => tenths(((fahrenheit - 32) * 5) / 9)

/** Converts to °F, rounded to tenths. */
export const toFahrenheit = (celsius: number): number => tenths((celsius * 9) / 5 + 32)

/** Returns a temperature as two properties: `NAME_fahrenheit` and `NAME_celsius`. */
export function inBothUnits(name: string, fahrenheit: number): Record<string, number> {
  return { [`${name}_fahrenheit`]: fahrenheit, [`${name}_celsius`]: toCelsius(fahrenheit) }
}

/** `can_program` is the specification's name for `can_use_with_thermostat_daily_programs`. */
type PresetRecord = ClimatePreset & { can_program: boolean }

/** A mode with its set points. */
export interface Climate {
  /** Omit to leave the property out. */
  mode?: HvacMode | undefined
  /** In °F, like `cool`. */
  heat?: number | undefined
  cool?: number | undefined
}

export interface PresetTraits extends Climate {
  key: string
  name?: string | null
  /** `null` leaves the property out. @default 'auto' */
  fan?: FanMode | null | undefined
  /** If `false`, the preset can't be edited or deleted. @default true */
  isOwn?: boolean
  /** @default isOwn */
  canEdit?: boolean
  /** @default isOwn */
  canDelete?: boolean
  /** @default true */
  canBeOverridden?: boolean | undefined
  /** Properties that violate the platform's schema. They override all others, to test how the elements handle them. */
  unforeseen?: object
}

/** Creates a climate setting with set points in both units. */
export const climateSetting = ({ mode, heat, cool }: Climate): ClimateSetting => ({
  ...(mode !== undefined && { hvac_mode_setting: mode }),
  ...(heat !== undefined && { heating_set_point_fahrenheit: heat, heating_set_point_celsius: toCelsius(heat) }),
  ...(cool !== undefined && { cooling_set_point_fahrenheit: cool, cooling_set_point_celsius: toCelsius(cool) })
})

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
