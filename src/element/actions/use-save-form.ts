import { useRef } from 'react'
import type { ChangeOutcome } from '../../core/actions/change-runner.js'
import { notSaved, type Objections } from '../../core/actions/form-draft.js'
import type { FormControl } from '../form/use-form-draft.js'
import { useIsChanging } from '../hooks/use-under-way.js'

/** The id of what was saved, why it was not, or nothing where it was not sent. */
type Saved = { readonly id: string } | { readonly error: unknown } | undefined

/** What a change has saved. */
export function savedBy<Answer>(outcome: ChangeOutcome<Answer>, idOf: (answer: Answer) => string): Saved {
  if (outcome.status === 'done') return { id: idOf(outcome.answer) }
  return outcome.status === 'failed' ? { error: outcome.error } : undefined
}

interface Options<Form, Said> {
  readonly control: FormControl<Form, Said>
  /** That of its changes: it is pending while one of them is under way. */
  readonly key: string
  /** Whether something is wrong with it, so that it is not sent. */
  readonly isFaulty: boolean
  /** The id of what is edited, while that is as it was: then there is nothing to send. */
  readonly unchangedId: string | undefined
  send(): Promise<Saved>
  /** What the platform has against it, by an error. */
  objectionsTo(error: unknown): Said
  /** Is told the id once it is saved, or need not be. */
  readonly onSaved: (id: string) => void
  /** Is told why it could not be saved. */
  readonly onFailed?: (error: unknown) => void
}

/** How a form is saved. */
export interface SavingForm {
  readonly isPending: boolean
  /** Whether it is on its way, or has just got there, so that nothing is wrong with it for now. */
  readonly isSent: boolean
  save(): Promise<void>
}

/** Saves a form, once however often that is asked for; what is said against it goes into its draft. */
export function useSaveForm<Form, Said = Objections<Form>>(options: Options<Form, Said>): SavingForm {
  const { control, key, isFaulty, unchangedId, send, objectionsTo, onSaved, onFailed } = options
  const { draft, setDraft, conflicts, isMounted } = control
  const { form } = draft
  const isPending = useIsChanging(key)
  const isSending = useRef(false)
  return {
    isPending,
    isSent: draft.sent !== undefined,
    async save() {
      if (isSending.current) return
      if (isFaulty || conflicts.length > 0) return setDraft((current) => notSaved(current, form))
      if (unchangedId !== undefined) return onSaved(unchangedId)
      setDraft(({ refused: _refused, ...current }) => ({ ...current, sent: form }))
      isSending.current = true
      const saved = await send()
      isSending.current = false
      if (saved && 'id' in saved) {
        if (isMounted.current) onSaved(saved.id)
        return
      }
      setDraft(({ sent: _sent, ...current }) => current)
      if (!saved) return
      onFailed?.(saved.error)
      const objections = objectionsTo(saved.error)
      setDraft((current) => notSaved(current, form, objections))
    }
  }
}
