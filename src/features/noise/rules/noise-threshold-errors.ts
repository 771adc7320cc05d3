import type { NoiseThresholdForm } from './noise-threshold-form.js'
import { DECIBELS, type LevelLimits, SCORES, typedLevel } from './typed-level.js'

/** Errors of a level. The platform accepts either decibels or a score. */
export type LevelError = 'required' | 'not-a-number' | 'out-of-range' | 'not-both'

/** Errors of a form by field. */
interface NoiseThresholdErrors {
  /** The platform can change a name but not remove it. */
  readonly name?: 'required' | undefined
  readonly decibels?: LevelError | undefined
  readonly score?: LevelError | undefined
  readonly start?: 'required' | undefined
  readonly end?: 'required' | 'same-as-start' | undefined
}

function levelError(typed: string, { min, max }: LevelLimits): LevelError | undefined {
  const level = typedLevel(typed)
  if (level === undefined) return undefined
  if (Number.isNaN(level)) return 'not-a-number'
  return level < min || level > max ? 'out-of-range' : undefined
}

const isProvided = (typed: string, initial: string | undefined): boolean =>
  typedLevel(typed) !== undefined && typedLevel(typed) !== typedLevel(initial ?? '')

function scoreError(form: NoiseThresholdForm, initial: NoiseThresholdForm | undefined): LevelError | undefined {
  const isBoth = isProvided(form.decibels, initial?.decibels) && isProvided(form.score, initial?.score)
  return levelError(form.score, SCORES) ?? (isBoth ? 'not-both' : undefined)
}

function endError(form: NoiseThresholdForm, initial: NoiseThresholdForm | undefined): NoiseThresholdErrors['end'] {
  if (form.end === undefined) return 'required'
  // An existing all-day threshold stays valid.
  const isUnchanged = initial?.start === form.start && initial?.end === form.end
  return form.end === form.start && !isUnchanged ? 'same-as-start' : undefined
}

/**
 * Validates a form.
 *
 * @param initial initial form of the edited threshold
 */
export function noiseThresholdErrors(
  form: NoiseThresholdForm,
  initial: NoiseThresholdForm | undefined
): NoiseThresholdErrors | undefined {
  const isLevelMissing = typedLevel(form.decibels) === undefined && typedLevel(form.score) === undefined
  const errors: NoiseThresholdErrors = {
    name: initial?.name.trim() && !form.name.trim() ? 'required' : undefined,
    decibels: isLevelMissing ? 'required' : levelError(form.decibels, DECIBELS),
    score: scoreError(form, initial),
    start: form.start === undefined ? 'required' : undefined,
    end: endError(form, initial)
  }
  return Object.values(errors).some(Boolean) ? errors : undefined
}
