import { freshDraft } from '../../../core/actions/form-draft.js'
import { useAction } from '../../../element/actions/use-action.js'
import { savedBy, type SavingForm, useSaveForm } from '../../../element/actions/use-save-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { accessCodeKey, createAccessCode, newAccessCodeKey, updateAccessCode } from '../access-code-actions.js'
import { accessCodeFaults } from '../rules/access-code-faults.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { createParameters, editOf } from '../rules/access-code-parameters.js'
import { objectionsOf } from './objections-of.js'
import { codeDraft, type DraftControl, type Objections } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

interface Options {
  readonly control: DraftControl
  readonly subject: FormSubject
  readonly onSaved: ((accessCodeId: string) => void) | undefined
  /** Called when the form starts again. */
  readonly onReset: () => void
}

/** Saves the form of an access code. */
export function useSave({ control, subject, onSaved, onReset }: Options): SavingForm {
  const { device, edited } = subject
  const messages = useMessages()
  const create = useAction(createAccessCode)
  const update = useAction(updateAccessCode)
  const { form } = control.draft

  async function send() {
    if (edited) {
      const { access_code_id: id } = edited
      return savedBy(await update({ code: edited, lock: device, edit: editOf(form, edited) }), () => id)
    }
    const params = createParameters(form, device)
    return params && savedBy(await create(params), ({ access_code_id: id }) => id)
  }
  function finish(id: string): void {
    if (edited || !onSaved) {
      const saved = { ...form, name: form.name.trim(), code: form.code.trim() }
      const next = edited ? freshDraft<AccessCodeForm, Objections>(saved) : codeDraft()
      // What was typed since it was sent stays.
      control.setDraft((current) => (current.form === form ? next : { ...next, form: current.form }))
    }
    if (onSaved) onSaved(id)
    else if (!edited) onReset()
  }

  return useSaveForm({
    control,
    key: edited ? accessCodeKey(edited.access_code_id) : newAccessCodeKey(device.device_id),
    isFaulty: Object.keys(accessCodeFaults(form, device, edited)).length > 0,
    unchangedId: undefined,
    send,
    objectionsTo: (error) => objectionsOf(error, form, subject, messages),
    onSaved: finish
  })
}
