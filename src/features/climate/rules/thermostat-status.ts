import type { FanMode, KnownText } from '../../../client/resources.js'
import type { Device } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import { deviceKind, properties } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { type ClimateReading, readClimate, usedSetPoints } from './climate-setting.js'

/** Returns `true` if the device is a thermostat that can be set now. */
export const canBeSet = (device: Device): boolean =>
  deviceKind(device) === 'thermostat' && onlineStatus(device) === 'online'

/** Returns the relative humidity in whole percent. */
export function humidityPercent(device: Device): number | undefined {
  const humidity = parseNumber(properties(device).relative_humidity)
  // 0.145 * 100 is 14.499…: the addition corrects such errors before rounding.
  return humidity === undefined ? undefined : Math.min(100, Math.max(0, Math.round(humidity * 100 + 1e-9)))
}

/** Returns `true` if the fan runs, or `undefined` if unknown. */
export function isFanRunning(device: Device): boolean | undefined {
  const { is_fan_running } = properties(device)
  return typeof is_fan_running === 'boolean' ? is_fan_running : undefined
}

/** Fan modes that are offered. `circulate` and other modes are only displayed by name. */
export const OFFERED_FAN_MODES = ['auto', 'on'] as const

/** Returns the fan mode of a thermostat, or `undefined` if it has no fan to set. */
export function fanMode(device: Device): KnownText<FanMode> | undefined {
  return parseString(properties(device).fan_mode_setting)
}

/** Returns the setting of a thermostat: its mode and used set points in °F. `undefined` if the mode is unknown. */
export function climateSetting(device: Device): (ClimateReading & { readonly mode: string }) | undefined {
  const reading = usedSetPoints(readClimate(properties(device).current_climate_setting))
  return reading.mode === undefined ? undefined : { ...reading, mode: reading.mode }
}
