import type { Device } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { readFahrenheit, type TemperatureRange } from './temperature.js'

/** Limits of a device's set points in °F. `gap` is the minimum difference between them in `heat_cool` mode. */
export interface ClimateLimits {
  readonly heat: TemperatureRange
  readonly cool: TemperatureRange
  readonly gap: number
}

/** Default for devices that don't report their limits (specification, section 9). */
const DEFAULT: TemperatureRange = { min: 60, max: 90 }
const DEFAULT_GAP = 5

/** Normalizes a range whose ends may be missing or swapped. A reported end takes precedence over a default. */
function rangeOf(limits: { min: number | undefined; max: number | undefined }): TemperatureRange {
  const min = limits.min ?? Math.min(DEFAULT.min, limits.max ?? DEFAULT.min)
  const max = limits.max ?? Math.max(DEFAULT.max, min)
  return { min: Math.min(min, max), max: Math.max(min, max) }
}

/** Returns the limits of a device. Missing limits are replaced by defaults. */
export function climateLimits(device: Device): ClimateLimits {
  const own = properties(device)
  // The delta is converted like a temperature, so a delta of 0 becomes 32 °F.
  const inCelsius = readFahrenheit(undefined, own.min_heating_cooling_delta_celsius)
  const gap = parseNumber(own.min_heating_cooling_delta_fahrenheit) ?? (inCelsius ?? NaN) - 32
  return {
    heat: rangeOf({
      min: readFahrenheit(own.min_heating_set_point_fahrenheit, own.min_heating_set_point_celsius),
      max: readFahrenheit(own.max_heating_set_point_fahrenheit, own.max_heating_set_point_celsius)
    }),
    cool: rangeOf({
      min: readFahrenheit(own.min_cooling_set_point_fahrenheit, own.min_cooling_set_point_celsius),
      max: readFahrenheit(own.max_cooling_set_point_fahrenheit, own.max_cooling_set_point_celsius)
    }),
    gap: gap >= 0 ? gap : DEFAULT_GAP
  }
}

function sharedRange(ranges: readonly TemperatureRange[]): TemperatureRange {
  const min = Math.max(...ranges.map((range) => range.min))
  return { min, max: Math.max(min, Math.min(...ranges.map((range) => range.max))) }
}

/** Returns the limits that all devices share, or the defaults if there are no devices. */
export function sharedLimits(all: readonly ClimateLimits[]): ClimateLimits {
  if (all.length === 0) return { heat: DEFAULT, cool: DEFAULT, gap: DEFAULT_GAP }
  return {
    heat: sharedRange(all.map(({ heat }) => heat)),
    cool: sharedRange(all.map(({ cool }) => cool)),
    gap: Math.max(...all.map(({ gap }) => gap))
  }
}
