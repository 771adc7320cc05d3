import type { Device } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { readClimate, usedSetPoints } from './climate-setting.js'
import { readFahrenheit, shownDegrees, type TemperatureUnit, wholeDegrees } from './temperature.js'

/** Returns the measured temperature in whole degrees of a unit. */
export function currentTemperature(device: Device, unit: TemperatureUnit): number | undefined {
  const { temperature_fahrenheit, temperature_celsius } = properties(device)
  const celsius = unit === 'celsius' ? parseNumber(temperature_celsius) : undefined
  if (celsius !== undefined) return wholeDegrees(celsius)
  const fahrenheit = readFahrenheit(temperature_fahrenheit, temperature_celsius)
  return fahrenheit === undefined ? undefined : shownDegrees(fahrenheit, unit)
}

export type SystemStatus = 'heating' | 'cooling' | 'fan-only'

/**
 * Returns the current activity of a thermostat, or `undefined` if it is idle. Heating takes precedence over cooling,
 * and cooling over the fan.
 */
export function systemStatus(device: Device): SystemStatus | undefined {
  const { is_heating, is_cooling, is_fan_running } = properties(device)
  if (is_heating === true) return 'heating'
  if (is_cooling === true) return 'cooling'
  return is_fan_running === true ? 'fan-only' : undefined
}

/**
 * Returns the set point in °F that the thermostat is heating or cooling to. `undefined` if it does neither, or if the
 * set point is in the opposite direction.
 */
export function activeTarget(device: Device): number | undefined {
  const { temperature_fahrenheit, temperature_celsius } = properties(device)
  const room = readFahrenheit(temperature_fahrenheit, temperature_celsius)
  const { heat, cool } = usedSetPoints(readClimate(properties(device).current_climate_setting))
  const status = systemStatus(device)
  if (status === 'heating') return heat !== undefined && heat < (room ?? heat) ? undefined : heat
  if (status !== 'cooling') return undefined
  return cool !== undefined && cool > (room ?? cool) ? undefined : cool
}
