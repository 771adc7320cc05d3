import type { Messages } from '../../../messages/en.js'
import { accessCodeForm } from '../rules/access-code-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { toFieldErrors } from './to-field-errors.js'
import { afterRejectedSubmit, type RefusedRecreation } from '../../../core/actions/form-draft.js'
import { codeDraft, type Draft } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

/** Returns the draft of a new code with the values of a deleted one, and the errors of the platform. */
export function recreateDraft(
  { resource, error }: RefusedRecreation<AccessCode>,
  subject: FormSubject,
  messages: Messages
): Draft {
  const values = accessCodeForm(resource, Date.now())
  const draft = { ...codeDraft(), values }
  const rejection = error === undefined ? undefined : toFieldErrors(error, values, subject, messages)
  return rejection ? afterRejectedSubmit(draft, values, rejection) : draft
}
