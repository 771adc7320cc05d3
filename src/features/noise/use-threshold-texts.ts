import { parseString } from '../../core/values/value.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { levelText } from './level-text.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { parseLevels } from './rules/parse-level.js'
import { useNoiseTimes } from './use-noise-times.js'

interface ThresholdTexts {
  /** `undefined` without a name. */
  readonly name: string | undefined
  /** Its period. */
  readonly times: string
  /** Its limit: dB, score, or both. */
  readonly level: string
}

/** Returns a function that describes a threshold. Invalid values are shown as received. */
export function useThresholdTexts(): (window: NoiseWindow) => ThresholdTexts {
  const messages = useTexts()
  const texts = useTexts(NOISE_SENSOR)
  const times = useNoiseTimes()
  const { none } = messages.device
  const write = (minute: number | undefined, rawTime: unknown): string =>
    minute === undefined ? (parseString(rawTime) ?? none) : times.minute(minute)

  return ({ threshold, start, end }) => {
    const levels = parseLevels(threshold.noise_threshold_decibels, threshold.noise_threshold_nrs)
    const from = write(start, threshold.starts_daily_at)
    const to = write(end, threshold.ends_daily_at)
    return {
      name: parseString(threshold.name),
      times: start === 0 && end === 0 ? texts.allDay : texts.between(from, to),
      level: levels.map((level) => levelText(level, messages)).join(' • ') || none
    }
  }
}
