import type { Device } from '../../../core/resources/resources.js'
import { properties } from '../../device/rules/device.js'
import type { Climate } from './climate.js'
import { type ClimateMode, isClimateMode, isSameClimate, readClimate } from './climate-setting.js'
import { toHundredths } from './temperature.js'

/** Request that sets a thermostat, and its parameters. */
export type ClimateRequest =
  | { readonly kind: 'heat'; readonly params: { device_id: string; heating_set_point_fahrenheit: number } }
  | { readonly kind: 'cool'; readonly params: { device_id: string; cooling_set_point_fahrenheit: number } }
  | {
      readonly kind: 'heat_cool'
      readonly params: {
        device_id: string
        heating_set_point_fahrenheit: number
        cooling_set_point_fahrenheit: number
      }
    }
  | { readonly kind: 'off'; readonly params: { device_id: string } }

/** Climate with a mode that can be set, not only displayed. */
export interface SettableClimate extends Climate {
  readonly mode: ClimateMode
}

export const isSettable = (climate: Climate): climate is SettableClimate => isClimateMode(climate.mode)

export function climateRequest({ device_id }: Device, { mode, heat, cool }: SettableClimate): ClimateRequest {
  const heating_set_point_fahrenheit = toHundredths(heat)
  const cooling_set_point_fahrenheit = toHundredths(cool)
  switch (mode) {
    case 'heat':
      return { kind: 'heat', params: { device_id, heating_set_point_fahrenheit } }
    case 'cool':
      return { kind: 'cool', params: { device_id, cooling_set_point_fahrenheit } }
    case 'heat_cool':
      return { kind: 'heat_cool', params: { device_id, heating_set_point_fahrenheit, cooling_set_point_fahrenheit } }
    case 'off':
      return { kind: 'off', params: { device_id } }
  }
}

/** Returns `true` if a climate differs from the device's setting and has to be sent. */
export function isClimateChanged(device: Device, climate: Climate): boolean {
  const current = readClimate(properties(device).current_climate_setting)
  return isSettable(climate) && !isSameClimate(climate, current)
}
