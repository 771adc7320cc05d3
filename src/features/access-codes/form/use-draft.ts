import { useState } from 'react'
import { type FormState, pristineForm } from '../../../core/actions/form-draft.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { type FormControl, useFormDraft } from '../../../element/form/use-form-draft.js'
import type { AccessCodeFormErrors } from '../rules/access-code-form-errors.js'
import {
  type AccessCodeForm,
  accessCodeForm,
  accessCodeFormRules,
  latestCodeForm,
  newAccessCodeForm
} from '../rules/access-code-form.js'

export type FieldName = keyof AccessCodeFormErrors

/** Server-side errors by field. `all` applies to the whole form. */
export type ServerErrors = Partial<Record<FieldName | 'all' | 'detail', string | undefined>>

export type Draft = FormState<AccessCodeForm, ServerErrors>

export type DraftControl = FormControl<AccessCodeForm, ServerErrors>

/** Returns the initial draft. */
export const codeDraft = (edited?: AccessCode): Draft =>
  pristineForm(edited ? accessCodeForm(edited, Date.now()) : newAccessCodeForm(Date.now()))

export const withServerErrors = (draft: Draft, errors: ServerErrors): Draft => ({
  ...draft,
  rejected: { form: draft.values, errors }
})

/** Returns the draft with other values. */
export const withForm = (draft: Draft, values: AccessCodeForm): Draft => ({ ...draft, values })

/**
 * Returns `true` if a date may be partially typed. Only its input holds that state, so it must stay in the document.
 */
export const hasHalfDate = ({ start, end }: AccessCodeForm): boolean => !start.wall || !end.wall

/** Returns the server-side errors whose field has not changed since. */
export function activeServerErrors({ values, rejected }: Draft): ServerErrors {
  const { errors = {}, form: submitted } = rejected ?? {}
  const of = (field: FieldName): string | undefined =>
    submitted?.[field] === values[field] ? errors[field] : undefined
  return { ...errors, name: of('name'), code: of('code'), start: of('start'), end: of('end') }
}

/** Keeps the draft of a form. Initializes it once, as soon as `isReady`, then merges changes of the edited code. */
export function useDraft(
  isReady: boolean,
  edited: AccessCode | undefined,
  make: () => Draft
): DraftControl & { readonly isOpen: boolean } {
  const [isOpen, setOpen] = useState(false)
  const control = useFormDraft(
    () => codeDraft(),
    (draft) => (isOpen && edited ? latestCodeForm(edited, draft) : undefined),
    accessCodeFormRules
  )
  if (isReady && !isOpen) {
    setOpen(true)
    control.setDraft(make())
  }
  return { ...control, isOpen }
}
