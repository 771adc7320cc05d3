import { pristineForm } from '../../../core/actions/form-state.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { accessGrantKey, startOf } from '../rules/access-grant.js'
import { grantEdit } from '../rules/form/grant-edit.js'
import { type GrantForm, grantEditRules, grantForm } from '../rules/form/grant-form.js'
import { updateAccessGrant } from '../update-access-grant.js'
import { useGrantErrors, useGrantMessages } from './use-grant-messages.js'
import type { GrantSubject } from './use-grant-subject.js'

interface Options {
  readonly subject: GrantSubject
  readonly onSaved: ((accessGrantId: string) => void) | undefined
}

/** Keeps and saves the name and the times of an access. */
export function useGrantEdit({ subject: { grant, zone }, onSaved }: Options): {
  readonly form: FormControl<GrantForm>
  /** `true` if the start can no longer be changed. */
  readonly hasStarted: boolean
} {
  const hidesContact = useElement().options.disablePersonInformation === true
  const messages = useTexts()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const update = useAction(updateAccessGrant)
  const grantMessages = useGrantMessages()
  const toErrors = useGrantErrors()
  const hasStarted = startOf(grant) <= useNow()
  const { access_grant_id: id } = grant
  const form = useForm<GrantForm>({
    rules: grantEditRules,
    initial: () => grantForm(grant, zone, hidesContact),
    latest: ({ values }) => grantForm(grant, values.zone, hidesContact),
    validate: ({ values }) => grantMessages(values, hasStarted),
    toServerErrors: (error, { values }) => toErrors(error, values),
    pristineId: id,
    updated: texts.updated,
    key: accessGrantKey(id),
    async submit({ values }) {
      const success = { subject: values.name.trim(), message: texts.updated }
      const outcome = await update({ grant, edit: grantEdit(values, grant, hidesContact) }, { texts: { success } })
      return toSaveResult(outcome, () => id)
    },
    failed: ({ name }) => ({ subject: name.trim(), message: texts.updateFailed }),
    describeFailure: (error) => failureText(error, texts.updateFailed, messages),
    onSaved(savedId, saved) {
      if (onSaved) return onSaved(savedId)
      // Keep what was typed after submitting.
      form.setState(({ values }) => {
        const next = { ...saved, name: saved.name.trim() }
        return { ...pristineForm(next), values: values === saved ? next : values }
      })
    }
  })
  return { form, hasStarted }
}
