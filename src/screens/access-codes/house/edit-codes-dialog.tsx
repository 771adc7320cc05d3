import { useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { accessCodeForm, type AccessCodeForm } from '../../../model/access-code-form.js'
import { type ChangedAccessCode, updateParameters } from '../../../model/access-code-parameters.js'
import { deviceName } from '../../../model/device.js'
import type { LockCode } from '../../../model/house-codes.js'
import { sharedLock } from '../../../model/many-devices.js'
import { BulkDialog } from '../../bulk/bulk-dialog.js'
import { CodeFields } from '../../bulk/code-fields.js'
import { CodeLengths } from '../../bulk/code-lengths.js'

interface Props {
  /** One at least. */
  readonly codes: readonly LockCode[]
  /** How many more there are that cannot be changed. */
  readonly unable: number
  /** What was typed before; until then it is what the first of them is. */
  readonly typed: AccessCodeForm | undefined
  readonly onType: (form: AccessCodeForm) => void
  readonly onConfirm: (changes: readonly ChangedAccessCode[]) => void
  readonly onCancel: () => void
}

/** Asks for what the codes of one person are to be from now on. */
export function EditCodesDialog({ codes, unable, typed, onType, onConfirm, onCancel }: Props) {
  const { accessCode, device, general } = useMessages()
  const edited = codes[0]?.code
  const [initial] = useState(() => edited && accessCodeForm(edited, Date.now()))
  const form = typed ?? initial
  const [isTried, setTried] = useState(false)
  const [isZone, setZone] = useState(false)
  const locks = codes.map(({ lock }) => lock)
  const all = sharedLock(locks)
  if (!form) return null

  function confirm(): void {
    setTried(true)
    const changes = codes.flatMap(({ code, lock }) => (form && updateParameters(form, lock, code)) ?? [])
    if (changes.length === codes.length) onConfirm(changes)
  }

  return (
    <BulkDialog
      action={accessCode.edit}
      names={locks.map((lock) => deviceName(lock) ?? device.unnamed)}
      unable={unable}
      confirmLabel={general.save}
      isReady={all !== undefined && !isZone}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {all ? (
        <CodeFields
          device={all}
          onChange={(next) => onType(typeof next === 'function' ? next(form) : next)}
          onZone={setZone}
          {...{ edited, form, isTried, isZone }}
        />
      ) : (
        <CodeLengths devices={locks} />
      )}
    </BulkDialog>
  )
}
