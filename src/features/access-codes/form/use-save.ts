import { pristineForm } from '../../../core/actions/form-draft.js'
import { useAction } from '../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../element/actions/use-save-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { accessCodeKey, createAccessCode, newAccessCodeKey, updateAccessCode } from '../access-code-actions.js'
import { accessCodeFormErrors } from '../rules/access-code-form-errors.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { createParameters, editOf } from '../rules/access-code-parameters.js'
import { toFieldErrors } from './to-field-errors.js'
import { codeDraft, type DraftControl, type ServerErrors } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'

interface Options {
  readonly control: DraftControl
  readonly subject: FormSubject
  readonly onSaved: ((accessCodeId: string) => void) | undefined
  /** Called when the form starts again. */
  readonly onReset: () => void
}

export function useSave({ control, subject, onSaved, onReset }: Options): FormSubmission {
  const { device, edited } = subject
  const messages = useMessages()
  const create = useAction(createAccessCode)
  const update = useAction(updateAccessCode)
  const { values } = control.draft

  async function send() {
    if (edited) {
      const { access_code_id: id } = edited
      return toSaveResult(await update({ code: edited, lock: device, edit: editOf(values, edited) }), () => id)
    }
    const params = createParameters(values, device)
    return params && toSaveResult(await create(params), ({ access_code_id: id }) => id)
  }
  function finish(id: string): void {
    if (edited || !onSaved) {
      const saved = { ...values, name: values.name.trim(), code: values.code.trim() }
      const next = edited ? pristineForm<AccessCodeForm, ServerErrors>(saved) : codeDraft()
      // Keep what was typed after submitting.
      control.setDraft((current) => (current.values === values ? next : { ...next, values: current.values }))
    }
    if (onSaved) onSaved(id)
    else if (!edited) onReset()
  }

  return useSaveForm({
    control,
    key: edited ? accessCodeKey(edited.access_code_id) : newAccessCodeKey(device.device_id),
    isInvalid: Object.keys(accessCodeFormErrors(values, device, edited)).length > 0,
    pristineId: undefined,
    send,
    failed: { subject: values.name.trim(), message: messages.accessCodeForm.saveFailed },
    toFieldErrors: (error) => toFieldErrors(error, values, subject, messages),
    onSaved: finish
  })
}
