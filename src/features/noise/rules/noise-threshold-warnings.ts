import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { covers, type DayWindow, inCommon } from './day-window.js'
import type { NoiseThresholdForm } from './noise-threshold-form.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { typedLevel } from './typed-level.js'

type NoiseThresholdWarning =
  /** Another threshold is active in part of the same period. */
  | { readonly kind: 'overlaps'; readonly other: NoiseWindow; readonly during: readonly DayWindow[] }
  /** Another threshold has a lower limit in the whole period, so this one never triggers first. */
  | { readonly kind: 'never-first'; readonly other: NoiseWindow }

/** Returns the difference to another limit, or `undefined` if their units differ. */
function louderBy({ decibels, score }: NoiseThresholdForm, other: NoiseThreshold): number | undefined {
  const pairs = [
    [typedLevel(decibels), parseNumber(other.noise_threshold_decibels)],
    [typedLevel(score), parseNumber(other.noise_threshold_nrs)]
  ]
  for (const [own, otherSpans] of pairs) {
    if (own !== undefined && !Number.isNaN(own) && otherSpans !== undefined && otherSpans >= 0) return otherSpans - own
  }
  return undefined
}

/** Compares a threshold with the others of its sensor. */
export function noiseThresholdWarnings(
  form: NoiseThresholdForm,
  otherWindows: readonly NoiseWindow[]
): readonly NoiseThresholdWarning[] {
  const { start, end } = form
  if (start === undefined || end === undefined) return []
  const own = { start, end }
  return otherWindows.flatMap((other): readonly NoiseThresholdWarning[] => {
    if (other.start === undefined || other.end === undefined) return []
    const window = { start: other.start, end: other.end }
    const louder = louderBy(form, other.threshold)
    if (louder === undefined) return []
    if (louder < 0 && covers(window, own)) return [{ kind: 'never-first', other }]
    const during = inCommon(own, window)
    return during.length > 0 ? [{ kind: 'overlaps', other, during }] : []
  })
}
