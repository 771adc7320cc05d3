import { useAction } from '../../../element/actions/use-action.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useIsChanging } from '../../../element/hooks/use-under-way.js'
import { accessCodeKey, createAccessCode, newAccessCodeKey, updateAccessCode } from '../access-code-actions.js'
import { accessCodeFaults } from '../rules/access-code-faults.js'
import { createParameters, editOf } from '../rules/access-code-parameters.js'
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

  return {
    isPending,
    async save() {
      const { form } = draft
      const isInvalid = Object.keys(accessCodeFaults(form, device, edited)).length > 0
      if (isInvalid) return setDraft((current) => notSaved(current, {}))
      setDraft((current) => ({ ...current, refused: undefined }))
      const made = edited ? undefined : createParameters(form, device)
      const changed = edited && (await update({ code: edited, lock: device, edit: editOf(form, edited) }))
      const created = made && (await create(made))
      if (edited && changed?.status === 'done') finish(edited.access_code_id)
      if (created?.status === 'done') finish(created.answer.access_code_id)
      const failed = [changed, created].find((outcome) => outcome?.status === 'failed')
      if (failed?.status === 'failed') {
        const objections = objectionsOf(failed.error, form, subject, messages)
        setDraft((current) => notSaved(current, objections))
      }
    }
  }
}
