import type { Messages } from '../../../messages/en.js'
import { accessCodeForm } from '../rules/access-code-form.js'
import type { CodeAgain } from '../deletion/deleted-code.js'
import { objectionsOf } from './objections-of.js'
import { notSaved } from '../../../core/actions/form-draft.js'
import { codeDraft, type Draft } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

/** The form of a new code that is to be as a deleted one was, with what the platform has against that. */
export function draftAgain({ code, error }: CodeAgain, subject: FormSubject, messages: Messages): Draft {
  const form = accessCodeForm(code, Date.now())
  const draft = { ...codeDraft(), form }
  return error === undefined ? draft : notSaved(draft, form, objectionsOf(error, form, subject, messages))
}
