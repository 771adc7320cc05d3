import { labelOf } from '../../core/values/readable-key.js'
import type { Messages } from '../../messages/en.js'
import type { ClimateReading } from './rules/climate-setting.js'
import { shownDegrees, type TemperatureUnit } from './rules/temperature.js'

/** Returns the label of a mode, or the platform's name as words if the mode is unknown. */
export const modeText = (mode: string, { thermostat }: Messages): string => labelOf(mode, thermostat.modes)

/** Returns the label of a fan mode, or the platform's name as words if the mode is unknown. */
export const fanModeText = (mode: string, { thermostat }: Messages): string => labelOf(mode, thermostat.fanModes)

/** Formats degrees with the sign of their unit. */
export const degreesText = (degrees: number, unit: TemperatureUnit, { thermostat }: Messages): string =>
  thermostat.degreesIn(degrees, unit)

/** Formats a temperature in °F in the displayed unit. */
export const temperatureText = (fahrenheit: number, unit: TemperatureUnit, messages: Messages): string =>
  degreesText(shownDegrees(fahrenheit, unit), unit, messages)

/** Formats a mode and its set points. */
export function climateText(
  { mode, heat, cool }: ClimateReading & { readonly mode: string },
  unit: TemperatureUnit,
  messages: Messages
): string {
  const points = [heat, cool].filter((point) => point !== undefined)
  const temperatures = points.map((point) => temperatureText(point, unit, messages)).join('\u00a0–\u2060\u00a0')
  return messages.general.facts([modeText(mode, messages), temperatures].filter(Boolean))
}
