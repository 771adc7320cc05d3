import type { FanMode, HvacMode } from '../../client/resources.js'
import { type DailyProgramTraits, programProperties } from './daily-programs.js'
import { climatePreset, climateSetting, type Climate, type PresetTraits } from './climate.js'
import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'
import { inBothUnits } from './temperature.js'

/** Degrees Fahrenheit; what is left out is not said. */
interface Limits {
  minHeat?: number
  maxHeat?: number
  minCool?: number
  maxCool?: number
  /** How far apart the set points stay. */
  delta?: number
}

/** What a thermostat is described by, over what every device is. */
export interface ThermostatTraits extends DeviceTraits {
  /** Degrees Fahrenheit; not said without it. */
  temperature?: number
  /** Relative, from 0 to 1; not said without it. */
  humidity?: number
  /** Not said without it. */
  modes?: HvacMode[]
  /** Not said without it. */
  climate?: Climate
  /** `null` when it does not say what it does. */
  running?: 'heating' | 'cooling' | 'fan' | null
  fan?: FanMode
  /** @default ['auto', 'on', 'circulate'] where it has a fan */
  fanModes?: FanMode[]
  presets?: PresetTraits[]
  /** Its daily programs; one that has none here, not even an empty list of them, cannot run any. */
  programs?: DailyProgramTraits[]
  /** The key of the preset that is in effect. */
  active?: string
  limits?: Limits
}

/** What a thermostat does that has nothing special about it. */
export const defaultClimate: Pick<ThermostatTraits, 'modes' | 'climate' | 'fan' | 'limits'> = {
  modes: ['heat', 'cool', 'heat_cool', 'off'],
  climate: { mode: 'heat_cool', heat: 68, cool: 76 },
  fan: 'auto',
  limits: { minHeat: 45, maxHeat: 79, minCool: 65, maxCool: 92, delta: 5 }
}

/** How fans run that do not say how. */
export const FAN_MODES: FanMode[] = ['auto', 'on', 'circulate']

/** A thermostat. */
export function createThermostat(traits: ThermostatTraits): DeviceRecord {
  const { temperature, humidity, modes, climate, running, fan, limits = {}, active } = traits
  const device = createDevice('thermostat', traits)
  const presets = (traits.presets ?? []).map(climatePreset)
  const fanModes = traits.fanModes ?? (fan === undefined ? undefined : FAN_MODES)
  const limit = (name: string, value: number | undefined) => value !== undefined && inBothUnits(name, value)
  return {
    ...device,
    can_hvac_heat: modes?.includes('heat') === true,
    can_hvac_cool: modes?.includes('cool') === true,
    can_hvac_heat_cool: modes?.includes('heat_cool') === true,
    can_turn_off_hvac: modes?.includes('off') === true,
    ...(traits.programs && {
      can_run_thermostat_programs: true,
      can_program_thermostat_programs_as_different_each_day: true
    }),
    properties: {
      ...device.properties,
      available_climate_presets: presets,
      fallback_climate_preset_key: null,
      ...(traits.programs && {
        ...programProperties(device.device_id, traits.programs, device.created_at),
        max_thermostat_daily_program_periods_per_day: 12
      }),
      ...(modes && { available_hvac_mode_settings: modes }),
      ...(climate && {
        current_climate_setting: {
          ...climateSetting(climate),
          ...(active !== undefined && { climate_preset_key: active }),
          manual_override_allowed: true
        }
      }),
      ...(running !== null && {
        is_heating: running === 'heating',
        is_cooling: running === 'cooling',
        is_fan_running: running !== undefined
      }),
      ...(humidity !== undefined && { relative_humidity: humidity }),
      ...(fan && { fan_mode_setting: fan }),
      ...(fanModes && { available_fan_mode_settings: fanModes }),
      ...limit('temperature', temperature),
      ...limit('min_heating_set_point', limits.minHeat),
      ...limit('max_heating_set_point', limits.maxHeat),
      ...limit('min_cooling_set_point', limits.minCool),
      ...limit('max_cooling_set_point', limits.maxCool),
      ...(limits.delta !== undefined && {
        min_heating_cooling_delta_fahrenheit: limits.delta,
        min_heating_cooling_delta_celsius: Math.round((limits.delta * 50) / 9) / 10
      }),
      ...traits.unforeseen
    }
  }
}
