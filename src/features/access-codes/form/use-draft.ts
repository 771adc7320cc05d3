import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react'
import { useIsMounted } from '../../../element/hooks/use-is-mounted.js'
import type { AccessCodeFaults } from '../rules/access-code-faults.js'
import { type AccessCodeForm, accessCodeForm, newAccessCodeForm } from '../rules/access-code-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'

/** A field of the form in which something can be wrong. */
export type FieldName = keyof AccessCodeFaults

/** What was said against a form, field by field, and against all of it. */
export type Objections = Partial<Record<FieldName | 'all' | 'detail', string | undefined>>

/** A form while a person is at it. */
export interface Draft {
  /** As it was at first, or as it was saved. */
  readonly initial: AccessCodeForm
  readonly form: AccessCodeForm
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly attempts: number
  /** What could not be done with it; what is said of a field holds until that is changed. */
  readonly refused: { readonly form: AccessCodeForm; readonly objections: Objections } | undefined
}

/** A form that nobody has touched. */
export function draftOf(form: AccessCodeForm): Draft {
  return { initial: form, form, attempts: 0, refused: undefined }
}

/** The form with which a person begins. */
export function freshDraft(edited?: AccessCode): Draft {
  return draftOf(edited ? accessCodeForm(edited, Date.now()) : newAccessCodeForm(Date.now()))
}

/** The draft after something could not be done with it. */
export function withObjections(draft: Draft, objections: Objections): Draft {
  return { ...draft, refused: { form: draft.form, objections } }
}

/** The draft after it could not be saved. */
export function notSaved(draft: Draft, objections: Objections): Draft {
  return { ...withObjections(draft, objections), attempts: draft.attempts + 1 }
}

/** The draft with another form. */
export const withForm = (draft: Draft, form: AccessCodeForm): Draft => ({ ...draft, form })

/** Whether a date may be half typed. Its field alone knows of that, and must stay in the document for it. */
export const hasHalfDate = ({ start, end }: AccessCodeForm): boolean => !start.wall || !end.wall

/** What still holds of what was said against the form. */
export function standingObjections({ form, refused }: Draft): Objections {
  const { objections = {}, form: before } = refused ?? {}
  const of = (field: FieldName): string | undefined => (before?.[field] === form[field] ? objections[field] : undefined)
  return { ...objections, name: of('name'), code: of('code'), start: of('start'), end: of('end') }
}

/** A draft, and how it is changed. */
export interface DraftState {
  readonly draft: Draft
  readonly setDraft: Dispatch<SetStateAction<Draft>>
  /** Whether the form is there, or the screen that stands in its place for now. */
  readonly isMounted: RefObject<boolean>
}

/** A draft that is made once, as soon as there is something to make it of; no later refresh touches it. */
export function useDraft(isReady: boolean, make: () => Draft): DraftState & { readonly isOpen: boolean } {
  const [draft, setDraft] = useState(() => freshDraft())
  const [isOpen, setOpen] = useState(false)
  if (isReady && !isOpen) {
    setOpen(true)
    setDraft(make())
  }
  const isMounted = useIsMounted()
  return { draft, isOpen, setDraft, isMounted }
}
