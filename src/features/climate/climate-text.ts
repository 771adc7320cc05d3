import type { Messages } from '../../messages/en.js'
import type { ClimateReading } from './rules/climate-setting.js'
import type { TemperatureUnit } from './rules/temperature.js'
import { labelOf } from '../../element/frame/label-of.js'
import { temperatureText } from './temperature-text.js'

/** A mode in words, or by the name that the platform has for it. */
export const modeText = (mode: string, { thermostat }: Messages): string => labelOf(mode, thermostat.modes)

/** A fan mode in words, or by the name that the platform has for it. */
export const fanModeText = (mode: string, { thermostat }: Messages): string => labelOf(mode, thermostat.fanModes)

/** A mode and its set points in words. */
export function climateText(
  { mode, heat, cool }: ClimateReading & { readonly mode: string },
  unit: TemperatureUnit,
  messages: Messages
): string {
  const points = [heat, cool].filter((point) => point !== undefined)
  const words = points.map((point) => temperatureText(point, unit, messages)).join('\u00a0–\u2060\u00a0')
  return messages.general.facts([modeText(mode, messages), words].filter(Boolean))
}
