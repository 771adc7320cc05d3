import { useState } from 'react'
import { type FormState, freshDraft } from '../../../core/actions/form-draft.js'
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

/** A field of the form in which something can be wrong. */
export type FieldName = keyof AccessCodeFormErrors

/** What was said against a form, field by field, and against all of it. */
export type Objections = Partial<Record<FieldName | 'all' | 'detail', string | undefined>>

/** The state of the form of an access code. */
export type Draft = FormState<AccessCodeForm, Objections>

/** That state, and how it changes. */
export type DraftControl = FormControl<AccessCodeForm, Objections>

/** Returns the form with which the user begins. */
export const codeDraft = (edited?: AccessCode): Draft =>
  freshDraft(edited ? accessCodeForm(edited, Date.now()) : newAccessCodeForm(Date.now()))

/** The draft after something could not be done with it. */
export const withObjections = (draft: Draft, objections: Objections): Draft => ({
  ...draft,
  rejected: { form: draft.values, objections }
})

/** The draft with another form. */
export const withForm = (draft: Draft, values: AccessCodeForm): Draft => ({ ...draft, values })

/** Whether a date may be half typed. Its field alone knows of that, and must stay in the document for it. */
export const hasHalfDate = ({ start, end }: AccessCodeForm): boolean => !start.wall || !end.wall

/** What still holds of what was said against the form. */
export function standingObjections({ values, rejected }: Draft): Objections {
  const { objections = {}, form: before } = rejected ?? {}
  const of = (field: FieldName): string | undefined =>
    before?.[field] === values[field] ? objections[field] : undefined
  return { ...objections, name: of('name'), code: of('code'), start: of('start'), end: of('end') }
}

/** A draft that begins once, as soon as there is something to make it of, and then follows the code that is edited. */
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
