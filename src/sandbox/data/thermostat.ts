import type { FanMode, HvacMode } from '../../client/resources.js'
import { type Climate, climatePreset, climateSetting, inBothUnits, type PresetTraits } from './climate.js'
import { type DailyProgramTraits, programProperties } from './daily-programs.js'
import { createDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'

/** In °F. Omitted limits are left out. */
interface Limits {
  minHeat?: number
  maxHeat?: number
  minCool?: number
  maxCool?: number
  /** Minimum difference of the set points. */
  delta?: number
}

/** Describes a thermostat. Omitted values are left out of its properties. */
export interface ThermostatTraits extends DeviceTraits {
  /** In °F. */
  temperature?: number
  /** Relative humidity from 0 to 1. */
  humidity?: number
  modes?: HvacMode[]
  climate?: Climate
  /** Current operation. Omit if idle, `null` if it does not report that. */
  running?: 'heating' | 'cooling' | 'fan' | null
  fan?: FanMode
  /** @default ['auto', 'on', 'circulate'] if `fan` is set */
  fanModes?: FanMode[]
  presets?: PresetTraits[]
  /** Daily programs. Omit for a thermostat that can't run programs. */
  programs?: DailyProgramTraits[]
  /** Key of the active preset. */
  active?: string
  limits?: Limits
}

/** The limits of a typical thermostat. */
export const defaultLimits: Limits = { minHeat: 45, maxHeat: 79, minCool: 65, maxCool: 92, delta: 5 }

/** The climate of a typical thermostat. */
export const defaultClimate: Pick<ThermostatTraits, 'modes' | 'climate' | 'fan' | 'limits'> = {
  modes: ['heat', 'cool', 'heat_cool', 'off'],
  climate: { mode: 'heat_cool', heat: 68, cool: 76 },
  fan: 'auto',
  limits: defaultLimits
}

/** The fan modes of a thermostat that does not list them. */
export const FAN_MODES: FanMode[] = ['auto', 'on', 'circulate']

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
