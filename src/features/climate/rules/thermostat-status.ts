import type { Device } from '../../../core/resources/resources.js'
import type { FanMode, KnownText } from '../../../client/resources.js'
import { usedSetPoints, readClimate, type ClimateReading } from './climate-setting.js'
import { deviceKind, properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { readFahrenheit } from './temperature.js'
import { systemStatus } from './thermostat-reading.js'
import { parseNumber, parseString } from '../../../core/values/value.js'

// What a row tells as well is a file of its own: a table loads no more of a thermostat.
export { currentTemperature, systemStatus, type SystemStatus } from './thermostat-reading.js'

/** Whether a device is a thermostat that can be set now. */
export const canBeSet = (device: Device): boolean =>
  deviceKind(device) === 'thermostat' && onlineStatus(device) === 'online'

/** The relative humidity at a thermostat in whole percent. */
export function humidityPercent(device: Device): number | undefined {
  const humidity = parseNumber(properties(device).relative_humidity)
  // 0.145 * 100 is 14.499…: what floating point takes away is given back before rounding.
  return humidity === undefined ? undefined : Math.min(100, Math.max(0, Math.round(humidity * 100 + 1e-9)))
}

/**
 * The set point in Fahrenheit that a thermostat is on its way to; nothing where it is not, and where it says that it
 * heats or cools away from it.
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

/** Whether the fan runs; nothing when the platform does not know. */
export function isFanRunning(device: Device): boolean | undefined {
  const { is_fan_running } = properties(device)
  return typeof is_fan_running === 'boolean' ? is_fan_running : undefined
}

/** The fan modes that are offered; `circulate` and any other are shown by their name. */
export const OFFERED_FAN_MODES = ['auto', 'on'] as const

/** The fan mode of a thermostat; one without has none to set. */
export function fanMode(device: Device): KnownText<FanMode> | undefined {
  return parseString(properties(device).fan_mode_setting)
}

/** What a thermostat is set to: its mode, and the set points of that in Fahrenheit; nothing when it does not say. */
export function climateSetting(device: Device): (ClimateReading & { readonly mode: string }) | undefined {
  const reading = usedSetPoints(readClimate(properties(device).current_climate_setting))
  return reading.mode === undefined ? undefined : { ...reading, mode: reading.mode }
}
