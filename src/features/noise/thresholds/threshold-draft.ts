import { isInvalidInputError } from '../../../client/index.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'

/** What was said against a form: by its fields; or why it could not be saved without a word about them. */
export interface Objections extends Partial<Record<keyof NoiseThresholdForm, string>> {
  readonly failure?: unknown
}

/** A form while a person is at it. */
export interface ThresholdDraft {
  /** As it was at first. */
  readonly initial: NoiseThresholdForm
  readonly form: NoiseThresholdForm
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly attempts: number
  /** What could not be done with it; what is said of a field holds until that is changed. */
  readonly refused?: { readonly form: NoiseThresholdForm; readonly objections: Objections }
}

/** The draft after it could not be saved as a form was. */
export const notSaved = (draft: ThresholdDraft, form: NoiseThresholdForm, objections: Objections): ThresholdDraft => ({
  ...draft,
  attempts: draft.attempts + 1,
  refused: { form, objections }
})

const PARAMETERS = {
  name: 'name',
  decibels: 'noise_threshold_decibels',
  score: 'noise_threshold_nrs',
  start: 'starts_daily_at',
  end: 'ends_daily_at'
} as const satisfies Readonly<Record<keyof NoiseThresholdForm, string>>

/** What the platform has against a threshold, beside the fields that it is about as far as these are shown. */
export function objectionsTo(error: unknown, hasScore: boolean): Objections {
  const said = (name: string): string =>
    isInvalidInputError(error) ? [...new Set(error.getValidationErrorMessages(name))].join(' ') : ''
  const score = said(PARAMETERS.score)
  const objections = {
    name: said(PARAMETERS.name),
    decibels: [said(PARAMETERS.decibels), hasScore ? '' : score].filter(Boolean).join(' '),
    score: hasScore ? score : '',
    start: said(PARAMETERS.start),
    end: said(PARAMETERS.end)
  }
  return Object.values(objections).some(Boolean) ? objections : { failure: error }
}

/** What still holds of what was said against the form. */
export function standingObjections({ form, refused }: ThresholdDraft): Objections {
  if (!refused) return {}
  const { form: before, objections } = refused
  const { name, decibels, score, start, end, failure } = objections
  return {
    failure,
    ...(before.name === form.name && name && { name }),
    ...(before.decibels === form.decibels && decibels && { decibels }),
    ...(before.score === form.score && score && { score }),
    ...(before.start === form.start && start && { start }),
    ...(before.end === form.end && end && { end })
  }
}
