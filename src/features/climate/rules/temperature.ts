import { parseNumber } from '../../../core/values/value.js'

/** Unit in which temperatures are displayed. All other temperatures are in °F. */
export type TemperatureUnit = 'fahrenheit' | 'celsius'

export const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9

export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32

/** Rounds a temperature to hundredths, to remove floating-point errors before sending. */
export const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100

/** Truncates a temperature to whole degrees, as displayed. */
export function wholeDegrees(degrees: number): number {
  // 22 °C converted to °F and back is 21.999…: rounding first removes such errors. Adding 0 turns -0 into 0.
  return Math.trunc(Number(degrees.toFixed(6))) + 0
}

/** Converts a temperature in °F to whole degrees of a unit, as displayed. */
export function shownDegrees(fahrenheit: number, unit: TemperatureUnit): number {
  return wholeDegrees(unit === 'celsius' ? toCelsius(fahrenheit) : fahrenheit)
}

/** Converts degrees of a unit, from a slider or typed by the user, to °F. */
export function fromDegrees(degrees: number, unit: TemperatureUnit): number {
  return toHundredths(unit === 'celsius' ? toFahrenheit(degrees) : degrees)
}

/** Range of a temperature in °F. */
export interface TemperatureRange {
  readonly min: number
  readonly max: number
}

/** Limits a temperature to a range. */
export function clamp(fahrenheit: number, { min, max }: TemperatureRange): number {
  return Math.min(max, Math.max(min, fahrenheit))
}

/**
 * Moves a temperature in °F by a number of whole displayed degrees, within a range. Returns the same temperature if the
 * displayed value would not change, so that callers can detect a step without an effect.
 */
export function stepped(fahrenheit: number, steps: number, unit: TemperatureUnit, range: TemperatureRange): number {
  const shown = shownDegrees(fahrenheit, unit)
  const next = clamp(fromDegrees(shown + steps, unit), range)
  return shownDegrees(next, unit) === shown ? fahrenheit : next
}

/** Maximum error in °F of a Celsius temperature that was rounded to tenths. */
const TENTH = 0.09

/** Returns a temperature of the platform in °F. Converts the Celsius value if the Fahrenheit value is missing. */
export function readFahrenheit(fahrenheit: unknown, celsius: unknown): number | undefined {
  const own = parseNumber(fahrenheit)
  const other = parseNumber(celsius)
  if (own !== undefined || other === undefined) return own
  const converted = toFahrenheit(other)
  const whole = Math.round(converted)
  return parseNumber(Math.abs(converted - whole) < TENTH ? whole : toHundredths(converted))
}
