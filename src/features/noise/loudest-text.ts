import type { Messages } from '../../messages/en.js'
import { noiseLevelOf } from './rules/parse-level.js'
import type { NoiseNight } from './rules/noise-chart.js'
import type { NoiseUnit } from './rules/noise-limit.js'
import { levelText } from './level-text.js'

/** Describes the loudest noise of a night and its limit, if known. */
export function loudestText({ loudest, level: drawn, allowed }: NoiseNight, unit: NoiseUnit, messages: Messages) {
  const { noiseSensor: texts } = messages
  const level = loudest && noiseLevelOf(loudest)
  const words = level && levelText(level, messages)
  if (!words || drawn === undefined || allowed === undefined) return words
  return texts.overAllowed(words, texts[unit === 'noise_threshold_nrs' ? 'score' : 'decibels'](allowed))
}
