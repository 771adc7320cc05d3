import { useRef } from 'react'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { afterRejectedSubmit, type FieldErrors } from '../../core/actions/form-draft.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useMessages } from '../custom-element/element-context.js'
import type { FormControl } from '../form/use-form-draft.js'
import { failureText } from '../hooks/failure-text.js'
import { useIsPending } from '../hooks/use-pending-mutation.js'

/** The id of what was saved, why it was not, or nothing where it was not sent. */
type Saved = { readonly id: string } | { readonly error: unknown } | undefined

/** What a change has saved. */
export function toSaveResult<Answer>(outcome: MutationOutcome<Answer>, idOf: (answer: Answer) => string): Saved {
  if (outcome.status === 'done') return { id: idOf(outcome.answer) }
  return outcome.status === 'failed' ? { error: outcome.error } : undefined
}

interface Options<Form, Said> {
  readonly control: FormControl<Form, Said>
  /** That of its changes: it is pending while one of them is under way. */
  readonly key: string
  /** Whether something is wrong with it, so that it is not sent. */
  readonly isInvalid: boolean
  /** The id of what is edited, while that is as it was: then there is nothing to send. */
  readonly pristineId: string | undefined
  send(): Promise<Saved>
  /** Shown as a toast if it could not be saved and the user has left the form. */
  readonly failed: { readonly subject: string | undefined; readonly message: string }
  /** What the platform has against it, by an error. */
  toFieldErrors(error: unknown): Said
  /** Is told the id once it is saved, or need not be. */
  readonly onSaved: (id: string) => void
}

/** How a form is saved. */
export interface FormSubmission {
  readonly isPending: boolean
  /** Whether it is on its way, or has just got there, so that nothing is wrong with it for now. */
  readonly isSubmitted: boolean
  save(): Promise<void>
}

/** Saves a form, once however often that is asked for; what is said against it goes into its draft. */
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
      const objections = toFieldErrors(saved.error)
      setDraft((current) => afterRejectedSubmit(current, values, objections))
    }
  }
}
