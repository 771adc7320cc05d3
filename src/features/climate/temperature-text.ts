import type { Messages } from '../../messages/en.js'
import { shownDegrees, type TemperatureUnit } from './rules/temperature.js'

/** Degrees of a unit with the sign of it. */
export const degreesText = (degrees: number, unit: TemperatureUnit, { thermostat }: Messages): string =>
  thermostat.degreesIn(degrees, unit)

/** A temperature in Fahrenheit, as it is shown in a unit. */
export const temperatureText = (fahrenheit: number, unit: TemperatureUnit, messages: Messages): string =>
  degreesText(shownDegrees(fahrenheit, unit), unit, messages)
