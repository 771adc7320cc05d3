import { errorText } from '../../../element/hooks/error-text.js'
import type { Messages } from '../../../messages/en.js'
import { isForbidden } from '../../../core/queries/is-forbidden.js'
import { isDuplicateCode } from '../rules/duplicate-code.js'
import { hasCodeField } from '../rules/access-code-form-errors.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { isApiError, isInvalidInputError } from '../../../client/index.js'
import type { FieldName, ServerErrors } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

/** Request parameters of the fields. */
const WIRE_NAMES = { name: 'name', code: 'code', start: 'starts_at', end: 'ends_at' } as const

const isFieldName = (name: string): name is FieldName => name in WIRE_NAMES

/** Returns the validation errors of the visible fields, or else an error for the whole form. */
export function toFieldErrors(
  error: unknown,
  { type }: AccessCodeForm,
  { device, edited }: FormSubject,
  messages: Messages
): ServerErrors {
  const isTimeBound = type === 'time_bound'
  const isShown = { name: true, code: hasCodeField(device, edited), start: isTimeBound, end: isTimeBound }
  const ofFields = Object.entries(WIRE_NAMES).flatMap(([field, wireName]) => {
    const message = isInvalidInputError(error) ? error.getValidationErrorMessages(wireName).join(' ') : ''
    return message && isFieldName(field) && isShown[field] ? [[field, message]] : []
  })
  if (ofFields.length > 0) return Object.fromEntries(ofFields)
  if (isDuplicateCode(error) && isShown.code) return { code: errorText(error, messages) }
  if (isForbidden(error)) return { all: messages.general.forbidden }
  // The technical message of an outage does not help the user.
  const isOutage = isApiError(error) && error.statusCode >= 500
  return { all: messages.accessCodeForm.saveFailed, detail: isOutage ? undefined : errorText(error, messages) }
}
