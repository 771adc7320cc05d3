import { makeDevice, type DeviceRecord, type DeviceTraits } from './device-record.js'
import { inBothUnits } from './temperature.js'

type HvacMode = 'heat' | 'cool' | 'heat_cool' | 'off' | 'eco'

interface Climate {
  mode: HvacMode
  /** Degrees Fahrenheit, as all that follow. */
  heat?: number
  cool?: number
}

interface PresetTraits extends Climate {
  key: string
  name?: string
  fan?: string
  /** Whether it can be edited and deleted. @default true */
  isOwn?: boolean
}

/** What a thermostat is described by, over what every device is. */
export interface ThermostatTraits extends DeviceTraits {
  temperature?: number
  /** Relative, from 0 to 1. */
  humidity?: number
  modes: HvacMode[]
  climate: Climate
  running?: 'heating' | 'cooling' | 'fan'
  fan?: string
  presets?: PresetTraits[]
  /** How far the set points go, and how far apart they stay; not said without it. */
  limits?: { minHeat: number; maxHeat: number; minCool: number; maxCool: number; delta: number }
}

const setPoints = ({ mode, heat, cool }: Climate) => ({
  hvac_mode_setting: mode,
  ...(heat !== undefined && inBothUnits('heating_set_point', heat)),
  ...(cool !== undefined && inBothUnits('cooling_set_point', cool))
})

const preset = ({ key, name, fan = 'auto', isOwn = true, ...climate }: PresetTraits) => ({
  climate_preset_key: key,
  name: name ?? null,
  display_name: name ?? key,
  fan_mode_setting: fan,
  ...setPoints(climate),
  can_edit: isOwn,
  can_delete: isOwn,
  can_program: true,
  manual_override_allowed: true
})

/** A thermostat. */
export function makeThermostat(traits: ThermostatTraits): DeviceRecord {
  const { temperature, humidity, modes, climate, running, fan, presets = [], limits } = traits
  const device = makeDevice('thermostat', traits)
  return {
    ...device,
    properties: {
      ...device.properties,
      available_hvac_mode_settings: modes,
      available_climate_presets: presets.map(preset),
      current_climate_setting: { ...setPoints(climate), manual_override_allowed: true },
      is_heating: running === 'heating',
      is_cooling: running === 'cooling',
      is_fan_running: running !== undefined,
      ...(temperature !== undefined && inBothUnits('temperature', temperature)),
      ...(humidity !== undefined && { relative_humidity: humidity }),
      ...(fan && { fan_mode_setting: fan, available_fan_mode_settings: ['auto', 'on', 'circulate'] }),
      ...(limits && {
        ...inBothUnits('min_heating_set_point', limits.minHeat),
        ...inBothUnits('max_heating_set_point', limits.maxHeat),
        ...inBothUnits('min_cooling_set_point', limits.minCool),
        ...inBothUnits('max_cooling_set_point', limits.maxCool),
        min_heating_cooling_delta_fahrenheit: limits.delta,
        min_heating_cooling_delta_celsius: Math.round((limits.delta * 50) / 9) / 10
      })
    }
  }
}
