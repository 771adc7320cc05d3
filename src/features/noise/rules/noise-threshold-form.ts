import { parseNumber, parseString } from '../../../core/values/value.js'
import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { typedLevel } from './typed-level.js'

/** What the form of a noise threshold holds. Its times are minutes of the day in the zone of its sensor. */
export interface NoiseThresholdForm {
  readonly name: string
  /** In dB, as it was typed. */
  readonly decibels: string
  /** NoiseAware's score, as it was typed; empty where the sensor has none. */
  readonly score: string
  /** Nothing while it is incomplete. */
  readonly start: number | undefined
  /** One that is not after the start is that of the next day. */
  readonly end: number | undefined
}

/** The night, which is what most thresholds are for. */
const NEW: NoiseThresholdForm = { name: '', decibels: '', score: '', start: 22 * 60, end: 7 * 60 }

function levelText(level: unknown): string {
  const value = parseNumber(level)
  return value === undefined || value < 0 ? '' : String(value)
}

/** The form in which a threshold is edited, or a new one is made. */
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

/** `64,5` is the same level as `64.5`. */
const isSameLevel = (a: string, b: string): boolean => isSameText(a, b) || typedLevel(a) === typedLevel(b)

/** Compares the forms of a threshold. */
export const thresholdFormRules: FormRules<NoiseThresholdForm> = {
  isSame: { name: isSameText, decibels: isSameLevel, score: isSameLevel, start: Object.is, end: Object.is }
}
