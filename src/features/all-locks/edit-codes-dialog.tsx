import { useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import type { AccessCodeFormErrors } from '../access-codes/rules/access-code-form-errors.js'
import { type AccessCodeForm, accessCodeFormRules, keepSuggestedTimes } from '../access-codes/rules/access-code-form.js'
import { type CommonCodeForm, commonCodeForm, commonEdit } from '../access-codes/rules/common-code-form.js'
import type { LockCode } from '../access-codes/rules/all-locks-codes.js'
import { sharedLock } from '../access-codes/rules/shared-lock.js'
import { type KeptForm, useForm } from '../../element/form/use-form.js'
import type { BulkQuestion } from '../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../element/bulk/bulk-dialog.js'
import { useCreateTask } from '../../element/bulk/use-create-task.js'
import { updateAccessCode } from '../access-codes/access-code-actions.js'
import { SharedCodeFields } from '../access-codes/bulk/shared-code-fields.js'
import { errorMessages } from '../access-codes/form/error-messages.js'
import { codeNames, skippedCodes } from '../access-codes/bulk/code-dialog-texts.js'
import { ACCESS_CODE_FORM } from '../../messages/access-code-form/en.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { BULK } from '../../messages/bulk/en.js'

interface Props extends Pick<BulkQuestion<LockCode>, 'chosen' | 'isFree' | 'onConfirm' | 'onCancel'> {
  readonly codes: readonly [LockCode, ...LockCode[]]
  readonly kept: KeptForm<AccessCodeForm>
}

const commonOf = ([first, ...rest]: Props['codes'], zone?: string): CommonCodeForm =>
  commonCodeForm([first.code, ...rest.map(({ code }) => code)], Date.now(), zone)

/** Dialog that edits the codes of one person. Fields that are not changed keep the value of each code. */
export function EditCodesDialog({ codes, chosen, isFree, kept, onConfirm, onCancel }: Props) {
  const taskOf = useCreateTask()
  const messages = useMessages()
  const texts = useMessages(ACCESS_CODE_FORM)
  const bulk = useMessages(BULK)
  const allLocks = useMessages(ALL_LOCKS)
  const [isZone, setZone] = useState(false)
  const all = sharedLock(codes.map(({ lock }) => lock))
  const representative = all ?? codes[0].lock
  const form = useForm<AccessCodeForm>({
    rules: accessCodeFormRules,
    initial: () => commonOf(codes).form,
    latest: ({ initial, values }) => keepSuggestedTimes(commonOf(codes, values.zone).form, initial),
    validate({ values, initial }) {
      const found = codes.reduce<AccessCodeFormErrors>(
        (errors, each) => ({ ...errors, ...commonEdit(values, initial, each).errors }),
        {}
      )
      return errorMessages(found, representative, texts)
    },
    submit({ values, initial }) {
      const edits = codes.map((each) => ({ ...each, edit: commonEdit(values, initial, each).edit }))
      const changed = edits.filter(({ edit }) => Object.keys(edit).length > 0)
      // Codes that already have these values are no part of the run.
      onConfirm(
        changed.map((each) => taskOf(updateAccessCode, each)),
        { unable: [] }
      )
      return undefined
    },
    kept
  })
  const { differing } = commonOf(codes, form.values.zone)

  return (
    <BulkDialog
      question="edit"
      {...codeNames(codes, messages)}
      skipped={skippedCodes(chosen.length - codes.length, bulk)}
      isReady={!isZone}
      submitCount={form.submitCount}
      onConfirm={() => void form.submit()}
      {...{ isFree, onCancel }}
    >
      <SharedCodeFields
        device={representative}
        nameLabel={texts.name}
        noDigits={all ? undefined : <p>{allLocks.ownDigits}</p>}
        onZone={setZone}
        emptyHint={(field) => (differing.has(field) ? allLocks.differing : undefined)}
        {...{ form, isZone }}
      />
    </BulkDialog>
  )
}
