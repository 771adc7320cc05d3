import type { ExceptionForm } from './exception-form.js'

/** Validation errors of the exception form, by field. */
interface ExceptionErrors {
  /** The platform can change a name, but not remove it. */
  readonly name?: 'required' | undefined
  readonly preset?: 'required' | 'deleted' | undefined
  readonly start?: 'required' | undefined
  readonly end?: 'required' | 'not-after-start' | undefined
  readonly overrideMinutes?: 'not-minutes' | undefined
}

/**
 * Parses the limit for manual changes in minutes. Returns `undefined` for no limit, and NaN if the text is not a whole
 * number of minutes.
 */
export function typedMinutes(typed: string): number | undefined {
  const text = typed.trim()
  if (!text) return undefined
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : NaN
}

function endError({ start, end }: ExceptionForm, initial: ExceptionForm | undefined): ExceptionErrors['end'] {
  // An exception without an end can stay without an end.
  if (end.wall === '' && initial?.end.wall === '') return undefined
  if (end.instant === undefined) return 'required'
  return start.instant !== undefined && end.instant <= start.instant ? 'not-after-start' : undefined
}

/**
 * Validates a form. Returns `undefined` if it has no errors.
 *
 * @param presets Keys of the thermostat's presets.
 * @param initial Initial form of the edited exception. `undefined` for a new exception.
 */
export function exceptionErrors(
  form: ExceptionForm,
  presets: readonly string[],
  initial: ExceptionForm | undefined
): ExceptionErrors | undefined {
  const { preset, start, isOverrideAllowed, overrideMinutes } = form
  const errors: ExceptionErrors = {
    name: initial?.name.trim() && !form.name.trim() ? 'required' : undefined,
    preset: preset === '' ? 'required' : presets.includes(preset) ? undefined : 'deleted',
    start: start.instant === undefined ? 'required' : undefined,
    end: endError(form, initial),
    overrideMinutes: isOverrideAllowed && Number.isNaN(typedMinutes(overrideMinutes)) ? 'not-minutes' : undefined
  }
  return Object.values(errors).some(Boolean) ? errors : undefined
}
