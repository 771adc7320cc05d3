import { isInvalidInputError } from '../../../../client/index.js'
import type { ExceptionForm } from '../rules/exception-form.js'

type Field = Exclude<keyof ExceptionForm, 'isOverrideAllowed'>

/** What was said against a form: by its fields; or why it could not be saved without a word about them. */
export interface Objections extends Partial<Record<Field, string>> {
  readonly failure?: unknown
}

/** A form while a person is at it. */
export interface ExceptionDraft {
  /** As it was at first. */
  readonly initial: ExceptionForm
  readonly form: ExceptionForm
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly attempts: number
  /** What could not be done with it; what is said of a field holds until that is changed. */
  readonly refused?: { readonly form: ExceptionForm; readonly objections: Objections }
}

/** The draft after it could not be saved as a form was. */
export const notSaved = (draft: ExceptionDraft, form: ExceptionForm, objections: Objections): ExceptionDraft => ({
  ...draft,
  attempts: draft.attempts + 1,
  refused: { form, objections }
})

const PARAMETERS = {
  name: 'name',
  preset: 'climate_preset_key',
  start: 'starts_at',
  end: 'ends_at',
  overrideMinutes: 'max_override_period_minutes'
} as const satisfies Readonly<Record<Field, string>>

/** What the platform has against an exception, beside the fields that it is about. */
export function objectionsTo(error: unknown): Objections {
  const said = (name: string): string =>
    isInvalidInputError(error) ? [...new Set(error.getValidationErrorMessages(name))].join(' ') : ''
  const objections = {
    name: said(PARAMETERS.name),
    preset: said(PARAMETERS.preset),
    start: said(PARAMETERS.start),
    end: said(PARAMETERS.end),
    overrideMinutes: said(PARAMETERS.overrideMinutes)
  }
  return Object.values(objections).some(Boolean) ? objections : { failure: error }
}

/** What still holds of what was said against the form. */
export function standingObjections({ form, refused }: ExceptionDraft): Objections {
  if (!refused) return {}
  const { form: before, objections } = refused
  const { name, preset, start, end, overrideMinutes, failure } = objections
  return {
    failure,
    ...(before.name === form.name && name && { name }),
    ...(before.preset === form.preset && preset && { preset }),
    ...(before.start === form.start && start && { start }),
    ...(before.end === form.end && end && { end }),
    ...(before.overrideMinutes === form.overrideMinutes && overrideMinutes && { overrideMinutes })
  }
}
