import type { Device } from '../../../core/resources/resources.js'
import type { Climate } from './climate.js'
import { isClimateMode, isSameClimate, readClimate } from './climate-setting.js'
import { properties } from '../../device/rules/device.js'
import { toHundredths } from './temperature.js'

/** The call that sets a thermostat, and its parameters. */
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

/** The call that gives a device a climate; nothing for a mode that can only be looked at. */
export function climateRequest(
  { device_id }: Pick<Device, 'device_id'>,
  { mode, heat, cool }: Climate
): ClimateRequest | undefined {
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
    default:
      return undefined
  }
}

/** Whether a climate is something else than what a device is set to, so that there is something to send. */
export function isClimateChanged(device: Device, climate: Climate): boolean {
  const current = readClimate(properties(device).current_climate_setting)
  return isClimateMode(climate.mode) && !isSameClimate(climate, current)
}
