import { useAction } from '../../../element/actions/use-action.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIsChanging } from '../../../element/hooks/use-under-way.js'
import type { ChangeOutcome } from '../../../core/actions/change-runner.js'
import { accessCodeKey, createAccessCode, newAccessCodeKey, updateAccessCode } from '../access-code-actions.js'
import { createParameters, updateParameters } from '../rules/access-code-parameters.js'
import { objectionsOf } from './objections-of.js'
import { draftOf, type DraftState, freshDraft, notSaved } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

interface Options extends DraftState {
  readonly subject: FormSubject
  readonly onSaved: ((accessCodeId: string) => void) | undefined
  /** Is told when the form starts anew. */
  readonly onAnew: () => void
}

/** How a form is saved. */
export function useSave({ subject, draft, setDraft, isMounted, onSaved, onAnew }: Options): {
  readonly isPending: boolean
  save(): Promise<void>
} {
  const { device, edited } = subject
  const messages = useMessages()
  const create = useAction(createAccessCode)
  const update = useAction(updateAccessCode)
  const isPending = useIsChanging(edited ? accessCodeKey(edited.access_code_id) : newAccessCodeKey(device.device_id))

  function finish(id: string): void {
    const { form } = draft
    if (!isMounted.current) return
    if (edited || !onSaved) {
      const next = edited ? draftOf({ ...form, name: form.name.trim(), code: form.code.trim() }) : freshDraft()
      // What was typed since it was sent stays.
      setDraft((current) => (current.form === form ? next : { ...next, form: current.form }))
    }
    if (onSaved) onSaved(id)
    else if (!edited) onAnew()
  }

  /** @returns the id of the code that was made or changed */
  async function send(): Promise<ChangeOutcome<string> | undefined> {
    const { form } = draft
    const made = edited ? undefined : createParameters(form, device)
    const changed = edited && updateParameters(form, device, edited)
    if (!made && !changed) return undefined
    setDraft((current) => ({ ...current, refused: undefined }))
    if (changed) {
      const outcome = await update({ edit: changed, becomes: changed })
      return outcome.status === 'done' ? { ...outcome, answer: changed.access_code_id } : outcome
    }
    const outcome = made && (await create(made))
    return outcome?.status === 'done' ? { ...outcome, answer: outcome.answer.access_code_id } : outcome
  }

  return {
    isPending,
    async save() {
      const { form } = draft
      const outcome = await send()
      if (!outcome) return setDraft((current) => notSaved(current, {}))
      if (outcome.status === 'done') finish(outcome.answer)
      if (outcome.status === 'failed') {
        const objections = objectionsOf(outcome.error, form, subject, messages)
        setDraft((current) => notSaved(current, objections))
      }
    }
  }
}
