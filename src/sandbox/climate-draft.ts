import type { ClimateSetting, FanMode, HvacMode } from '../client/resources.js'
import { type Climate, toFahrenheit } from './data/climate.js'
import type { DeviceRecord } from './data/device-record.js'
import { FAN_MODES } from './data/thermostat.js'
import type { ParamReader } from './params.js'

const MODES: HvacMode[] = ['heat', 'cool', 'heat_cool', 'off', 'eco']

/** Maximum error of rounding a difference to tenths of the other unit, in °F. */
const ROUNDING_TOLERANCE = 0.15

/** Returns `true` if a thermostat supports a mode. Without a list of modes it supports all of them. */
export const supportsMode = ({ properties }: DeviceRecord, mode: HvacMode): boolean =>
  (properties.available_hvac_mode_settings ?? MODES).includes(mode)

function readChoice<T extends string>(
  read: ParamReader,
  name: string,
  choices: readonly T[],
  isRequired: boolean
): T | undefined {
  const text = isRequired ? read.string(name) : read.optionalString(name)
  if (!text) return undefined
  const choice = choices.find((choice) => choice === text)
  if (choice === undefined) {
    read.reject(name, choices.length > 0 ? `Must be one of: ${choices.join(', ')}` : 'Not supported by the device')
  }
  return choice
}

export const readMode = (read: ParamReader, { properties }: DeviceRecord, isRequired = false): HvacMode | undefined =>
  readChoice(read, 'hvac_mode_setting', properties.available_hvac_mode_settings ?? MODES, isRequired)

/** Reads a fan mode that the device supports. Also accepts the earlier name of the parameter. */
export function readFan(read: ParamReader, { properties }: DeviceRecord, isRequired = false): FanMode | undefined {
  const usesLegacyName = isRequired && read.optionalString('fan_mode') !== undefined
  const name = usesLegacyName ? 'fan_mode' : 'fan_mode_setting'
  return readChoice(read, name, properties.available_fan_mode_settings ?? FAN_MODES, isRequired)
}

/** Reads a set point in either unit and returns it in °F. °F wins if both are passed. */
function readSetPoint(
  read: ParamReader,
  { properties }: DeviceRecord,
  side: 'heating' | 'cooling'
): number | undefined {
  const bounds = (unit: 'fahrenheit' | 'celsius') => ({
    min: properties[`min_${side}_set_point_${unit}`] ?? -Infinity,
    max: properties[`max_${side}_set_point_${unit}`] ?? Infinity
  })
  const fahrenheit = read.optionalNumber(`${side}_set_point_fahrenheit`, bounds('fahrenheit'))
  if (fahrenheit !== undefined) return fahrenheit
  const celsius = read.optionalNumber(`${side}_set_point_celsius`, bounds('celsius'))
  return celsius === undefined ? undefined : toFahrenheit(celsius)
}

interface ClimateOptions {
  device: DeviceRecord
  /** If `undefined`, either set point is allowed. */
  mode: HvacMode | undefined
  /** Provides omitted values. */
  existing?: ClimateSetting | undefined
}

/** Reads the set points of a mode and validates them for the device. Omitted set points keep their existing value. */
export function readClimate(read: ParamReader, { device, mode, existing }: ClimateOptions): Climate {
  const readSide = (side: 'heating' | 'cooling', modes: HvacMode[]): number | undefined => {
    if (mode !== undefined && !modes.includes(mode)) return undefined
    const point = readSetPoint(read, device, side) ?? existing?.[`${side}_set_point_fahrenheit`]
    if (point === undefined && mode !== undefined) read.reject(`${side}_set_point_fahrenheit`, 'Required')
    return point
  }
  const heat = readSide('heating', ['heat', 'heat_cool'])
  const cool = readSide('cooling', ['cool', 'heat_cool'])
  const delta = device.properties.min_heating_cooling_delta_fahrenheit ?? 0
  if (heat !== undefined && cool !== undefined && cool - heat < delta - ROUNDING_TOLERANCE) {
    read.reject('cooling_set_point_fahrenheit', `Must be at least ${delta} °F above the heating set point`)
  }
  return { mode, heat, cool }
}
