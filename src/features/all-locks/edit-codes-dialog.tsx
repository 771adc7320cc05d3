import { useState } from 'react'
import type { FormEdit } from '../../core/actions/rebase-form.js'
import type { BulkQuestion } from '../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../element/bulk/bulk-dialog.js'
import { useCreateTask } from '../../element/bulk/use-create-task.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { type KeptForm, useForm } from '../../element/form/use-form.js'
import { useNow } from '../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../messages/access-code-form/en.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { BULK } from '../../messages/bulk/en.js'
import { updateAccessCode } from '../access-codes/access-code-actions.js'
import { codeNames, fixedCodes } from '../access-codes/bulk/code-dialog-texts.js'
import { SharedCodeFields } from '../access-codes/bulk/shared-code-fields.js'
import { codeLimits, limitMessages } from '../access-codes/form/limits/code-limits.js'
import { useFormLocks } from '../access-codes/form/limits/use-form-locks.js'
import { useLimitTexts } from '../access-codes/form/limits/use-limit-texts.js'
import { type AccessCodeForm, accessCodeFormRules, keepSuggestedTimes } from '../access-codes/rules/access-code-form.js'
import type { LockCode } from '../access-codes/rules/all-locks-codes.js'
import { type CommonCodeForm, commonCodeForm, commonEdit, formOfCode } from '../access-codes/rules/common-code-form.js'
import { sharedLock } from '../access-codes/rules/shared-lock.js'

interface Props extends Pick<BulkQuestion<LockCode>, 'chosen' | 'isFree' | 'onConfirm' | 'onCancel'> {
  readonly codes: readonly [LockCode, ...LockCode[]]
  readonly kept: KeptForm<AccessCodeForm>
}

const commonOf = ([first, ...rest]: Props['codes'], zone?: string): CommonCodeForm =>
  commonCodeForm([first.code, ...rest.map(({ code }) => code)], Date.now(), zone)

/** Dialog that edits the codes of one person. Fields that are not changed keep the value of each code. */
export function EditCodesDialog({ codes: editable, chosen, isFree, kept, onConfirm, onCancel }: Props) {
  const taskOf = useCreateTask()
  const messages = useTexts()
  const texts = useTexts(ACCESS_CODE_FORM)
  const bulk = useTexts(BULK)
  const allLocks = useTexts(ALL_LOCKS)
  const [isZone, setZone] = useState(false)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const isLeftOut = ({ lock }: LockCode): boolean => leftOut.has(lock.device_id)
  const [first = editable[0], ...rest] = editable.filter((each) => !isLeftOut(each))
  const codes: Props['codes'] = [first, ...rest]
  const locks = useFormLocks(codes.map(({ lock, code }) => ({ device: lock, edited: code })))
  const textsIn = useLimitTexts()
  const now = useNow()
  const lockForms = ({ values, initial }: Pick<FormEdit<AccessCodeForm>, 'values' | 'initial'>) =>
    codes.flatMap((each, index) => {
      const lock = locks[index]
      return lock ? { lock, form: formOfCode(values, initial, each) } : []
    })
  const all = sharedLock(codes.map(({ lock }) => lock))
  const representative = all ?? codes[0].lock
  const form = useForm<AccessCodeForm>({
    rules: accessCodeFormRules,
    initial: () => commonOf(codes).form,
    latest: ({ initial, values }) => keepSuggestedTimes(commonOf(codes, values.zone).form, initial),
    validate: (edit) => limitMessages(lockForms(edit), now, textsIn(edit.values.zone)),
    submit({ values, initial }) {
      const edits = codes.map((each) => ({ ...each, edit: commonEdit(values, initial, each) }))
      const changed = edits.filter(({ edit }) => Object.keys(edit).length > 0)
      // Codes that already have these values are no part of the run.
      onConfirm(
        changed.map((each) => taskOf(updateAccessCode, each)),
        { unsupported: [] }
      )
      return undefined
    },
    kept
  })
  const { differing } = commonOf(codes, form.values.zone)

  const limits = codeLimits(lockForms(form), now, textsIn(form.values.zone), (deviceIds) =>
    setLeftOut(new Set([...leftOut, ...deviceIds]))
  )

  return (
    <BulkDialog
      question="edit"
      {...codeNames(codes, messages)}
      skipped={fixedCodes(chosen.length - editable.length, 'edit', bulk)}
      isReady={!isZone}
      submitCount={form.submitCount}
      onConfirm={() => void form.submit()}
      isFree={isFree}
      onCancel={onCancel}
    >
      <SharedCodeFields
        device={representative}
        limits={limits}
        nameLabel={texts.name}
        noDigits={all ? undefined : <p>{allLocks.ownDigits}</p>}
        onZone={setZone}
        emptyHint={(field) => (differing.has(field) ? allLocks.differing : undefined)}
        form={form}
        isZone={isZone}
      />
    </BulkDialog>
  )
}
