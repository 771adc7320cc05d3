import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react'
import type { FormState, FieldErrors } from '../../core/actions/form-draft.js'
import {
  type FormRules,
  isChanged,
  isSameForm,
  openConflicts,
  rebase,
  resolveConflict
} from '../../core/actions/rebase-form.js'
import { useIsMounted } from '../hooks/use-is-mounted.js'

/** The state of an open form, and how it changes. */
export interface FormControl<Form, Said = FieldErrors<Form>> {
  readonly draft: FormState<Form, Said>
  readonly values: Form
  readonly initial: Form
  readonly setDraft: Dispatch<SetStateAction<FormState<Form, Said>>>
  /** `true` if the user has changed something. */
  readonly isChanged: boolean
  /** `true` while these changes are being saved, and once they are. */
  readonly isSaving: boolean
  /** The fields in conflict that the user has to decide on. */
  readonly conflicts: readonly (keyof Form)[]
  resolve(field: keyof Form, choice: 'mine' | 'theirs'): void
  /** `true` until the user has left the form. */
  readonly isMounted: RefObject<boolean>
}

/**
 * Keeps the state of a form. Fields that the user has not changed follow the newest known values.
 *
 * @param latest Returns these values as the form shows them, or `undefined` if there are none.
 */
export function useFormDraft<Form extends object, Said = FieldErrors<Form>>(
  make: () => FormState<Form, Said>,
  latest: (draft: FormState<Form, Said>) => Form | undefined,
  rules: FormRules<Form>
): FormControl<Form, Said> {
  const [draft, setDraft] = useState(make)
  const isMounted = useIsMounted()
  const known = latest(draft)
  if (known && !isSameForm(known, draft.initial, rules)) setDraft(rebase(draft, known, rules))
  return {
    draft,
    values: draft.values,
    initial: draft.initial,
    setDraft,
    isChanged: isChanged(draft.values, draft.initial, rules),
    isSaving: draft.sent !== undefined && !isChanged(draft.values, draft.sent, rules),
    conflicts: openConflicts(draft, rules),
    isMounted,
    resolve: (field, choice) => setDraft((current) => resolveConflict(current, field, choice))
  }
}
