import { useRef } from 'react'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { afterRejectedSubmit, type FieldErrors } from '../../core/actions/form-draft.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useMessages } from '../custom-element/element-context.js'
import type { FormControl } from '../form/use-form-draft.js'
import { failureText } from '../hooks/failure-text.js'
import { useIsPending } from '../hooks/use-pending-mutation.js'

/** Id of the saved resource, the error, or `undefined` if nothing was sent. */
type Saved = { readonly id: string } | { readonly error: unknown } | undefined

/** Converts the outcome of a mutation. */
export function toSaveResult<Answer>(outcome: MutationOutcome<Answer>, idOf: (answer: Answer) => string): Saved {
  if (outcome.status === 'done') return { id: idOf(outcome.answer) }
  return outcome.status === 'failed' ? { error: outcome.error } : undefined
}

interface Options<Form, Said> {
  readonly control: FormControl<Form, Said>
  /** Key of its mutations. The form is pending while one is in flight. */
  readonly key: string
  /** `true` if the form has errors and can't be sent. */
  readonly isInvalid: boolean
  /** Id of the edited resource if the form is pristine; saving then skips the request. */
  readonly pristineId: string | undefined
  send(): Promise<Saved>
  /** Shown as a toast if it could not be saved and the user has left the form. */
  readonly failed: { readonly subject: string | undefined; readonly message: string }
  /** Maps an error of the platform to fields. */
  toFieldErrors(error: unknown): Said
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export interface FormSubmission {
  readonly isPending: boolean
  /** `true` while submitting and after success; validation errors are hidden then. */
  readonly isSubmitted: boolean
  save(): Promise<void>
}

/** Saves a form. Ignores repeated submits, and stores errors in the form state. */
export function useSaveForm<Form, Said = FieldErrors<Form>>(options: Options<Form, Said>): FormSubmission {
  const { control, key, isInvalid, pristineId, send, failed, toFieldErrors, onSaved } = options
  const { draft, setDraft, conflicts, isMounted } = control
  const { values } = draft
  const isPending = useIsPending(key)
  const isSending = useRef(false)
  const messages = useMessages()
  const toasts = useToasts()
  return {
    isPending,
    isSubmitted: draft.sent !== undefined,
    async save() {
      if (isSending.current) return
      if (isInvalid || conflicts.length > 0) return setDraft((current) => afterRejectedSubmit(current, values))
      if (pristineId !== undefined) return onSaved(pristineId)
      setDraft(({ rejected: _refused, ...current }) => ({ ...current, sent: values }))
      isSending.current = true
      const saved = await send()
      isSending.current = false
      if (saved && 'id' in saved) {
        if (isMounted.current) onSaved(saved.id)
        return
      }
      setDraft(({ sent: _sent, ...current }) => current)
      if (!saved) return
      if (!isMounted.current) {
        const message = failureText(saved.error, failed.message, messages)
        return toasts.show({ ...failed, variant: 'error', message })
      }
      const errors = toFieldErrors(saved.error)
      setDraft((current) => afterRejectedSubmit(current, values, errors))
    }
  }
}
