import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { covers, type DayWindow, inCommon, outside } from './day-window.js'
import type { NoiseThresholdForm } from './noise-threshold-form.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { typedLevel } from './typed-level.js'

type NoiseThresholdWarning =
  /** Another threshold is active in part of the same period. Its limit is lower, higher or the same. */
  | {
      readonly kind: 'other-first' | 'own-first' | 'same-limit'
      readonly other: NoiseWindow
      readonly during: readonly DayWindow[]
    }
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

/**
 * Compares a threshold with the others of its sensor. At times with several lower limits, only the lowest is reported.
 */
export function noiseThresholdWarnings(
  form: NoiseThresholdForm,
  otherWindows: readonly NoiseWindow[]
): readonly NoiseThresholdWarning[] {
  const { start, end } = form
  if (start === undefined || end === undefined) return []
  const own = { start, end }
  const comparable = otherWindows.flatMap((other) => {
    const louder = louderBy(form, other.threshold)
    if (other.start === undefined || other.end === undefined || louder === undefined) return []
    return { other, louder, window: { start: other.start, end: other.end } }
  })
  const covering = comparable.filter(({ louder, window }) => louder < 0 && covers(window, own))
  if (covering.length > 0) return covering.map(({ other }) => ({ kind: 'never-first', other }))
  return comparable.flatMap(({ other, louder, window }): readonly NoiseThresholdWarning[] => {
    const kind = louder < 0 ? 'other-first' : louder > 0 ? 'own-first' : 'same-limit'
    const lower = comparable.filter((each) => each.louder < Math.min(louder, 0)).map((each) => each.window)
    const during = outside(inCommon(own, window), kind === 'other-first' ? lower : [])
    return during.length > 0 ? [{ kind, other, during }] : []
  })
}
