import type { ClimatePreset, ClimateSetting } from '../../platform/resources.js'
import { toCelsius } from './temperature.js'

/** What a thermostat is to do. */
export interface Climate {
  /** Not said without it. */
  mode?: string | undefined
  /** Degrees Fahrenheit, as `cool`. */
  heat?: number | undefined
  cool?: number | undefined
}

/** What a preset is described by. */
export interface PresetTraits extends Climate {
  key: string
  name?: string | null
  /** Not said with `null`. @default 'auto' */
  fan?: string | null | undefined
  /** Whether it can be edited and deleted; not said with `null`. @default true */
  isOwn?: boolean | null
  /** @default isOwn */
  canEdit?: boolean
  /** @default isOwn */
  canDelete?: boolean
  /** @default true */
  canBeOverridden?: boolean | undefined
}

/** A climate as the platform gives it, its set points in both units. */
export const climateSetting = ({ mode, heat, cool }: Climate): ClimateSetting => ({
  ...(mode !== undefined && { hvac_mode_setting: mode }),
  ...(heat !== undefined && { heating_set_point_fahrenheit: heat, heating_set_point_celsius: toCelsius(heat) }),
  ...(cool !== undefined && { cooling_set_point_fahrenheit: cool, cooling_set_point_celsius: toCelsius(cool) })
})

/** A preset as the platform gives it. */
export function climatePreset(traits: PresetTraits): ClimatePreset {
  const { key, name, fan = 'auto', isOwn = true, canEdit, canDelete, canBeOverridden = true } = traits
  const [edit, remove] = [canEdit ?? isOwn, canDelete ?? isOwn]
  return {
    climate_preset_key: key,
    name: name ?? null,
    display_name: name ?? key,
    ...(fan !== null && { fan_mode_setting: fan }),
    ...climateSetting(traits),
    ...(edit !== null && { can_edit: edit }),
    ...(remove !== null && { can_delete: remove }),
    can_program: true,
    manual_override_allowed: canBeOverridden
  }
}
