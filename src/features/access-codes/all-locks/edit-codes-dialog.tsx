import { useRef, useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { AccessCodeFormErrors } from '../rules/access-code-form-errors.js'
import type { LockCodeEdit } from '../rules/access-code-parameters.js'
import { commonEdit } from '../rules/common-code-form.js'
import type { LockCode } from '../rules/all-locks-codes.js'
import { sharedLock } from '../rules/shared-lock.js'
import { useFocusInvalid } from '../../../element/form/use-focus-invalid.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { CodeFields } from '../bulk/code-fields.js'
import { useManageMessages } from '../../../element/loading/manage-messages.js'
import { skippedCodes } from '../bulk/skipped-codes.js'
import { codeNames } from './code-names.js'
import type { CodesDraft } from './use-codes-draft.js'

interface Props {
  /** At least one code. */
  readonly codes: readonly LockCode[]
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /** Number of other codes that cannot be edited. */
  readonly unable: number
  readonly draft: CodesDraft
  /** Called with the codes that change. */
  readonly onConfirm: (edits: readonly LockCodeEdit[]) => void
  readonly onCancel: () => void
}

/** Dialog that edits the codes of one person. Fields that are not changed keep the value of each code. */
export function EditCodesDialog({ codes, isFree, unable, draft, onConfirm, onCancel }: Props) {
  const messages = useMessages()
  const { accessCodeForm: texts } = messages
  const { bulk, allLocks } = useManageMessages()
  const { control, differing } = draft
  const { values, initial } = control.draft
  const [submitCount, setSubmitCount] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const [isZone, setZone] = useState(false)
  const locks = codes.map(({ lock }) => lock)
  const all = sharedLock(locks)
  const changes = codes.map((each) => ({ ...each, ...commonEdit(values, initial, each) }))
  const formErrors: AccessCodeFormErrors = changes.reduce((found, change) => ({ ...found, ...change.errors }), {})
  const representative = all ?? locks[0]

  useFocusInvalid(fields, submitCount)

  function confirm(): void {
    setSubmitCount((current) => current + 1)
    if (Object.keys(formErrors).length === 0 && control.conflicts.length === 0)
      onConfirm(changes.filter(({ edit }) => Object.keys(edit).length > 0))
  }

  return (
    <BulkDialog
      question="edit"
      {...codeNames(codes, messages)}
      skipped={skippedCodes(unable, bulk)}
      isReady={!isZone && isFree}
      fields={fields}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {representative && (
        <CodeFields
          device={representative}
          nameLabel={texts.name}
          noDigits={all ? undefined : <p>{allLocks.ownDigits}</p>}
          formErrors={submitCount > 0 ? formErrors : {}}
          onChange={(make) => control.setDraft((current) => ({ ...current, values: make(current.values) }))}
          conflicts={control}
          onZone={setZone}
          {...{ form: values, differing, isZone }}
        />
      )}
    </BulkDialog>
  )
}
