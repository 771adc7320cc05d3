import type { ClimatePreset } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { modeText } from './climate-text.js'
import { presetChips, presetName } from './rules/climate-preset.js'
import { isClimateMode } from './rules/climate-setting.js'
import { shownDegrees, type TemperatureUnit } from './rules/temperature.js'

/**
 * Returns the set points of a preset in short, such as "62–82°", or the name of its mode if it has none. Returns
 * `undefined` if the name of the preset is the name of its mode.
 */
export function presetSettingText(
  preset: ClimatePreset,
  unit: TemperatureUnit,
  messages: Messages
): string | undefined {
  const { thermostat: texts } = messages
  const { mode, heat, cool } = presetChips(preset)
  const [low, high] = [heat, cool].map((point) => (point === undefined ? undefined : shownDegrees(point, unit)))
  const modeName = mode && modeText(mode, messages)
  if (modeName === presetName(preset)) return undefined
  if (mode !== undefined && !isClimateMode(mode)) return modeName
  if (low !== undefined && high !== undefined) return texts.degreesBetween(low, high)
  const only = low ?? high
  return only === undefined ? modeName : texts.degrees(only)
}
