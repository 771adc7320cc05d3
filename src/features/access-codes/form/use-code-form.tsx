import { useMemo, useState } from 'react'
import { isApiError } from '../../../client/index.js'
import { pristineForm, type RejectedRecreation } from '../../../core/actions/form-state.js'
import { isRefused } from '../../../core/queries/is-refused.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { toServerErrors } from '../../../element/form/form-errors.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { errorReason } from '../../../element/hooks/error-text.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import {
  accessCodeKey,
  createAccessCode,
  isDuplicateCode,
  newAccessCodeKey,
  updateAccessCode
} from '../access-code-actions.js'
import {
  type AccessCodeForm,
  accessCodeForm,
  accessCodeFormRules,
  keepSuggestedTimes
} from '../rules/access-code-form.js'
import { hasCodeField } from '../rules/access-code-form-errors.js'
import { createParameters, editOf } from '../rules/access-code-parameters.js'
import { proposedForm } from '../rules/limits/proposed-form.js'
import { type CodeLimits, codeLimits, limitMessages } from './limits/code-limits.js'
import { useFormLocks } from './limits/use-form-locks.js'
import { useLimitTexts } from './limits/use-limit-texts.js'
import type { FormSubject } from './use-form-subject.js'
import { focusFirst } from './zoned-form-frame.js'

interface Options {
  readonly subject: FormSubject | undefined
  /** `true` if the form can be opened. It stays open. */
  readonly isReady: boolean
  /** Deleted code to recreate. */
  readonly recreation: RejectedRecreation<AccessCode> | undefined
  readonly onSaved: ((accessCodeId: string) => void) | undefined
}

interface CodeFormControl {
  readonly form: FormControl<AccessCodeForm>
  readonly limits: CodeLimits
  readonly isOpen: boolean
}

/** Keeps and saves the form of a code. Opens it as soon as `isReady`. */
export function useCodeForm({ subject, isReady, recreation, onSaved }: Options): CodeFormControl {
  const messages = useTexts()
  const { general } = messages
  const texts = useTexts(ACCESS_CODE_FORM)
  const create = useAction(createAccessCode)
  const update = useAction(updateAccessCode)
  const [isOpen, setOpen] = useState(false)
  const { device, edited } = subject ?? {}
  const subjects = useMemo(() => (subject ? [subject] : []), [subject])
  const locks = useFormLocks(subjects)
  const [lock] = locks
  const textsIn = useLimitTexts()
  const now = useNow()
  const lockForms = (values: AccessCodeForm) => locks.map((each) => ({ lock: each, form: values }))
  const newKey = device ? newAccessCodeKey(device.device_id) : ''

  const form = useForm<AccessCodeForm>({
    rules: accessCodeFormRules,
    initial: () => (edited ? accessCodeForm(edited, Date.now()) : proposedForm(Date.now(), lock)),
    prefill: () =>
      isOpen || !recreation
        ? undefined
        : { values: accessCodeForm(recreation.resource, Date.now()), error: recreation.error },
    latest: ({ initial, values }) =>
      isOpen && edited ? keepSuggestedTimes(accessCodeForm(edited, 0, values.zone), initial) : undefined,
    validate: ({ values }) => limitMessages(lockForms(values), now, textsIn(values.zone)),
    toServerErrors(error, { values }) {
      const hasCode = device !== undefined && hasCodeField(device, edited)
      const isTimeBound = values.type === 'time_bound'
      const errors = toServerErrors<AccessCodeForm>(error, {
        name: ['name'],
        code: hasCode ? ['code'] : [],
        start: isTimeBound ? ['starts_at'] : [],
        end: isTimeBound ? ['ends_at'] : []
      })
      const isDuplicate = errors.failure !== undefined && hasCode && isDuplicateCode(error)
      return isDuplicate ? { fields: { code: `${texts.saveFailed}\n${errorReason(error, messages)}` } } : errors
    },
    key: edited ? accessCodeKey(edited.access_code_id) : newKey,
    async submit({ values }) {
      if (!device) return undefined
      if (edited) {
        const outcome = await update({ code: edited, lock: device, edit: editOf(values, edited) })
        return toSaveResult(outcome, () => edited.access_code_id)
      }
      const params = createParameters(values, device)
      return params && toSaveResult(await create(params), (code) => code.access_code_id)
    },
    failed: ({ name }) => ({ subject: name.trim(), message: texts.saveFailed }),
    describeFailure(error) {
      if (isRefused(error)) return general.operationRefused
      // The technical message of an outage does not help the user.
      const isOutage = isApiError(error) && error.statusCode >= 500
      return (
        <>
          {texts.saveFailed}
          {!isOutage && <small>{errorReason(error, messages)}</small>}
        </>
      )
    },
    onSaved(id, saved) {
      if (edited || !onSaved) {
        const trimmed = { ...saved, name: saved.name.trim(), code: saved.code.trim() }
        // Keep what was typed after submitting.
        form.setState(({ values }) => {
          const next = edited ? trimmed : proposedForm(Date.now(), lock)
          return { ...pristineForm(next), values: values === saved ? next : values }
        })
      }
      if (onSaved) onSaved(id)
      // The form starts again.
      else if (!edited && form.element.current?.matches(':focus-within')) focusFirst(form)
    }
  })
  if (isReady && !isOpen) {
    setOpen(true)
    form.reset()
  }
  return { form, limits: codeLimits(lockForms(form.values), now, textsIn(form.values.zone)), isOpen }
}
