import { AccessCodeCreatedEvent, AccessCodeUpdatedEvent } from '../access-code-events.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useSend } from '../../../element/actions/use-send.js'
import type { ChangeOutcome } from '../../../core/actions/change-runner.js'
import { useIsChanging } from '../../../element/hooks/use-under-way.js'
import {
  type ChangedAccessCode,
  createParameters,
  type NewAccessCode,
  updateParameters
} from '../rules/access-code-parameters.js'
import { accessCodeKey, createAccessCode, newAccessCodeKey, updateAccessCode } from '../data/access-code-changes.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
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
  const { controller } = useElement()
  const messages = useMessages()
  const { accessCodeForm: texts } = messages
  const toasts = useToasts()
  const change = useSend()
  const isPending = useIsChanging(edited ? accessCodeKey(edited.access_code_id) : newAccessCodeKey(device.device_id))

  async function send(values: NewAccessCode | ChangedAccessCode): Promise<ChangeOutcome<string>> {
    if ('access_code_id' in values) {
      const outcome = await change(updateAccessCode(values))
      return outcome.status === 'done' ? { ...outcome, answer: values.access_code_id } : outcome
    }
    const outcome = await change(createAccessCode(values))
    return outcome.status === 'done' ? { ...outcome, answer: outcome.answer.access_code_id } : outcome
  }

  function finish(values: NewAccessCode, id: string): void {
    const { form } = draft
    const detail = { ...values, access_code_id: id, type: form.type }
    toasts.show({ variant: 'success', message: edited ? texts.updated : texts.created })
    controller.dispatch(edited ? new AccessCodeUpdatedEvent(detail) : new AccessCodeCreatedEvent(detail))
    if (!isMounted.current) return
    if (edited || !onSaved) {
      const next = edited ? draftOf({ ...form, name: form.name.trim(), code: form.code.trim() }) : freshDraft()
      // What was typed since it was sent stays.
      setDraft((current) => (current.form === form ? next : { ...next, form: current.form }))
    }
    if (onSaved) onSaved(id)
    else if (!edited) onAnew()
  }

  return {
    isPending,
    async save() {
      const { form } = draft
      const values = edited ? updateParameters(form, device, edited) : createParameters(form, device)
      if (!values) return setDraft((current) => notSaved(current, {}))
      setDraft((current) => ({ ...current, refused: undefined }))
      const outcome = await send(values)
      if (outcome.status === 'done') finish(values, outcome.answer)
      if (outcome.status === 'failed') {
        const objections = objectionsOf(outcome.error, form, subject, messages)
        setDraft((current) => notSaved(current, objections))
      }
    }
  }
}
