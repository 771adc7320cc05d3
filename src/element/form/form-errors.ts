import { isInvalidInputError } from '../../client/index.js'

export type FieldMessages<Values> = { readonly [Field in keyof Values]?: string | undefined }

/** Errors of the platform. */
export interface ServerErrors<Values> {
  readonly fields: FieldMessages<Values>
  /** Message about values without a field. */
  readonly general?: string | undefined
  /** The error itself if no value is affected. */
  readonly failure?: unknown
}

/** Returns the platform's validation messages of some parameters, without duplicates. */
function messagesFor(error: unknown, names: readonly string[] = []): string {
  if (!isInvalidInputError(error)) return ''
  return [...new Set(names.flatMap((name) => error.getValidationErrorMessages(name)))].join(' ')
}

/**
 * Returns the platform's validation messages by field, or the error if there are none.
 *
 * @param parameters Parameters of each visible field.
 * @param otherParameters Parameters without a visible field.
 */
export function toServerErrors<Values>(
  error: unknown,
  parameters: { readonly [Field in keyof Values]?: readonly string[] },
  otherParameters: readonly string[] = []
): ServerErrors<Values> {
  const general = messagesFor(error, otherParameters)
  const fields: { [Field in keyof Values]?: string } = {}
  for (const field in parameters) {
    const message = messagesFor(error, parameters[field])
    if (message) fields[field] = message
  }
  return general || hasErrors(fields) ? { fields, general } : { fields, failure: error }
}

export const hasErrors = <Values extends object>(fields: FieldMessages<Values>): boolean =>
  Object.values(fields).some(Boolean)

/** Returns the errors to show. Those of the platform are shown while their field has the rejected value. */
export function shownErrors<Values extends object>(
  values: Values,
  rejected: { readonly form: Values; readonly errors: ServerErrors<Values> } | undefined,
  invalid: FieldMessages<Values>
): FieldMessages<Values> {
  const shown: { [Field in keyof Values]?: string } = {}
  for (const field in values) {
    const isStanding = rejected !== undefined && rejected.form[field] === values[field]
    const message = invalid[field] || (isStanding && rejected.errors.fields[field])
    if (message) shown[field] = message
  }
  return shown
}
