import type { Messages } from '../../messages/en.js'
import { shownDegrees, type TemperatureUnit } from './rules/temperature.js'

/** Formats degrees with the sign of their unit. */
export const degreesText = (degrees: number, unit: TemperatureUnit, { thermostat }: Messages): string =>
  thermostat.degreesIn(degrees, unit)

/** Formats a temperature in °F in the displayed unit. */
export const temperatureText = (fahrenheit: number, unit: TemperatureUnit, messages: Messages): string =>
  degreesText(shownDegrees(fahrenheit, unit), unit, messages)
