import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { typedLevel } from './typed-level.js'

/** Form of a noise threshold. Times are minutes of the day in the sensor's time zone. */
export interface NoiseThresholdForm {
  readonly name: string
  /** In dB, as typed. */
  readonly decibels: string
  /** NoiseAware score, as typed. Empty if the sensor has none. */
  readonly score: string
  /** `undefined` while incomplete. */
  readonly start: number | undefined
  /** An end that is not after the start is on the next day. */
  readonly end: number | undefined
}

/** The night: the most common threshold. */
const NEW: NoiseThresholdForm = { name: '', decibels: '', score: '', start: 22 * 60, end: 7 * 60 }

function levelText(level: unknown): string {
  const value = parseNumber(level)
  return value === undefined || value < 0 ? '' : String(value)
}

/** Returns the form of an existing or a new threshold. */
export function noiseThresholdForm(edited?: NoiseWindow): NoiseThresholdForm {
  if (!edited) return NEW
  const { threshold, start, end } = edited
  return {
    name: parseString(threshold.name) ?? '',
    decibels: levelText(threshold.noise_threshold_decibels),
    score: levelText(threshold.noise_threshold_nrs),
    start,
    end
  }
}

/** `64,5` and `64.5` are the same level. */
const isSameLevel = (a: string, b: string): boolean => isSameText(a, b) || typedLevel(a) === typedLevel(b)

/** Compares the forms of a threshold. */
export const thresholdFormRules: FormRules<NoiseThresholdForm> = {
  isSame: { name: isSameText, decibels: isSameLevel, score: isSameLevel, start: Object.is, end: Object.is }
}
