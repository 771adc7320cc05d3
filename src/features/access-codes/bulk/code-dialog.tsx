import { useState } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog, type BulkDialogProps, countedNames, nameList } from '../../../element/bulk/bulk-dialog.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { type KeptForm, useForm } from '../../../element/form/use-form.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { BULK } from '../../../messages/bulk/en.js'
import { codeLengthText } from '../../device/code-length-text.js'
import { codeLengths } from '../../device/rules/code-length.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { CapacityNotice } from '../form/limits/capacity-notice.js'
import { codeLimits, limitMessages } from '../form/limits/code-limits.js'
import { useFormLocks } from '../form/limits/use-form-locks.js'
import { useLimitTexts } from '../form/limits/use-limit-texts.js'
import { type AccessCodeForm, accessCodeFormRules, newAccessCodeForm } from '../rules/access-code-form.js'
import { createParameters } from '../rules/access-code-parameters.js'
import { sharedLock } from '../rules/shared-lock.js'
import { SharedCodeFields } from './shared-code-fields.js'
import { sharedCodeTask } from './shared-code-task.js'

interface Props extends BulkQuestion<Device>, Pick<BulkDialogProps, 'onBack' | 'returnTo'> {
  /** Input, kept until a code was created. */
  readonly kept: KeptForm<AccessCodeForm>
  /** Called for each lock on which the code was created. */
  readonly onCreated: () => void
  /** Called with the locks that the user leaves out. */
  readonly onLeaveOut?: ((deviceIds: readonly string[]) => void) | undefined
}

/** Lists which locks take which code length. Locks without a constraint are omitted. */
function LengthsOfLocks({ items: devices, nameOf }: Pick<BulkQuestion<Device>, 'items' | 'nameOf'>) {
  const messages = useTexts()
  const texts = useTexts(BULK)
  const names = new Map<string, string[]>()
  for (const device of devices) {
    const lengths = codeLengths(device)
    if (!lengths) continue
    const label = codeLengthText(lengths, messages)
    names.set(label, [...(names.get(label) ?? []), nameOf(device)])
  }
  return [...names].map(([label, locks]) => (
    <p key={label}>
      <b>{label}</b> <bdi>{nameList(countedNames(locks, texts), messages.general)}</bdi>
    </p>
  ))
}

/** Dialog for a code that is created on many locks and accepted by all of them. */
export function CodeDialog({ kept, onCreated, onLeaveOut, items, chosen, nameOf, onConfirm, ...dialogProps }: Props) {
  const texts = useTexts(ACCESS_CODE_FORM)
  const { session, controller } = useElement()
  const bulk = useTexts(BULK)
  const { notCreated } = bulk
  const [isZone, setZone] = useState(false)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const remaining = (locks: readonly Device[]) => locks.filter(({ device_id }) => !leftOut.has(device_id))
  const devices = remaining(items)
  const all = sharedLock(devices)
  const locks = useFormLocks(devices.map((device) => ({ device })))
  const textsIn = useLimitTexts()
  const now = useNow()
  const lockForms = (values: AccessCodeForm) => locks.map((lock) => ({ lock, form: values }))
  const form = useForm<AccessCodeForm>({
    rules: accessCodeFormRules,
    initial: () => newAccessCodeForm(Date.now()),
    latest: undefined,
    validate: ({ values }) => (all ? limitMessages(lockForms(values), now, textsIn(values.zone)) : {}),
    submit({ values }) {
      const params = all && createParameters(values, all)
      if (!params) return undefined
      const { device_id: _, ...shared } = params
      const device_ids = devices.map(({ device_id }) => device_id)
      const unsupported = remaining(chosen).flatMap((lock) => (devices.includes(lock) ? [] : lock.device_id))
      onConfirm([sharedCodeTask({ ...shared, device_ids }, { session, controller, notCreated, onCreated })], {
        unsupported
      })
      return undefined
    },
    kept
  })

  function leaveOut(deviceIds: readonly string[]): void {
    setLeftOut(new Set([...leftOut, ...deviceIds]))
    onLeaveOut?.(deviceIds)
  }
  const limits = codeLimits(lockForms(form.values), now, textsIn(form.values.zone), leaveOut)

  return (
    <BulkDialog
      question="code"
      names={devices.map(nameOf)}
      skipped={skippedTexts(remaining(chosen), devices, bulk)}
      isReady={all !== undefined && !isZone}
      submitCount={form.submitCount}
      onConfirm={() => void form.submit()}
      {...dialogProps}
    >
      {all ? (
        <>
          {!isZone && <CapacityNotice limits={limits} />}
          <SharedCodeFields
            device={all}
            limits={limits}
            nameLabel={texts.nameNew}
            onZone={setZone}
            form={form}
            isZone={isZone}
          />
        </>
      ) : (
        <div role="alert" className="bulk-fields stack gap-3">
          <p>{bulk.fitsNone}</p>
          <LengthsOfLocks nameOf={nameOf} items={devices} />
        </div>
      )}
    </BulkDialog>
  )
}
