import { parseNumber } from '../../../core/values/value.js'

/** The unit in which temperatures are shown. Everything else is in degrees Fahrenheit. */
export type TemperatureUnit = 'fahrenheit' | 'celsius'

/** A temperature in degrees Celsius. */
export const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9

/** A temperature in degrees Fahrenheit. */
export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32

/** A temperature without what floating point adds to it, as it is sent. */
export const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100

/** A temperature as it is shown: whole degrees, the rest cut off. */
export function wholeDegrees(degrees: number): number {
  // 22 °C in °F and back is 21.999…: what floating point takes away is given back. Adding 0 makes 0 of -0.
  return Math.trunc(Number(degrees.toFixed(6))) + 0
}

/** What is shown of a temperature in Fahrenheit: whole degrees of a unit. */
export function shownDegrees(fahrenheit: number, unit: TemperatureUnit): number {
  return wholeDegrees(unit === 'celsius' ? toCelsius(fahrenheit) : fahrenheit)
}

/** The temperature in Fahrenheit that degrees of a unit are, as a slider or a person gives them. */
export function fromDegrees(degrees: number, unit: TemperatureUnit): number {
  return toHundredths(unit === 'celsius' ? toFahrenheit(degrees) : degrees)
}

/** From where to where a temperature may go, in degrees Fahrenheit. */
export interface TemperatureRange {
  readonly min: number
  readonly max: number
}

/** A temperature, or the end of a range that it is beyond. */
export function clamp(fahrenheit: number, { min, max }: TemperatureRange): number {
  return Math.min(max, Math.max(min, fahrenheit))
}

/**
 * The temperature in Fahrenheit that so many steps of a whole shown degree lead to, within a range. It stays as it is
 * where nothing else would be shown, so that a step that is none is known by its result.
 */
export function stepped(fahrenheit: number, steps: number, unit: TemperatureUnit, range: TemperatureRange): number {
  const shown = shownDegrees(fahrenheit, unit)
  const next = clamp(fromDegrees(shown + steps, unit), range)
  return shownDegrees(next, unit) === shown ? fahrenheit : next
}

/** By how much Fahrenheit is off when Celsius was rounded to tenths, at most. */
const TENTH = 0.09

/** A temperature of the platform in Fahrenheit, which it may give in Celsius alone. */
export function readFahrenheit(fahrenheit: unknown, celsius: unknown): number | undefined {
  const own = parseNumber(fahrenheit)
  const other = parseNumber(celsius)
  if (own !== undefined || other === undefined) return own
  const converted = toFahrenheit(other)
  const whole = Math.round(converted)
  return parseNumber(Math.abs(converted - whole) < TENTH ? whole : toHundredths(converted))
}
