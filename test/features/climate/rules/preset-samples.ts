import type { ClimatePreset } from '../../../../src/core/resources/resources.js'

/** Returns a preset with possibly malformed fields. */
export const preset = (fields: object = {}): ClimatePreset => Object.assign({ climate_preset_key: 'home' }, fields)

export const BOTH = {
  heating_set_point_fahrenheit: 70,
  heating_set_point_celsius: 21.11,
  cooling_set_point_fahrenheit: 76,
  cooling_set_point_celsius: 24.44
}

export const HEATING = { heating_set_point_fahrenheit: 70, heating_set_point_celsius: 21.11 }
export const COOLING = { cooling_set_point_fahrenheit: 76, cooling_set_point_celsius: 24.44 }
