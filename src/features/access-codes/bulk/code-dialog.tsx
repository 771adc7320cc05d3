import { useState } from 'react'
import { codeLengthText } from '../../device/code-length-text.js'
import { codeLengths } from '../../device/rules/code-length.js'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { type KeptForm, useForm } from '../../../element/form/use-form.js'
import { accessCodeFormErrors } from '../rules/access-code-form-errors.js'
import { accessCodeFormRules, newAccessCodeForm, type AccessCodeForm } from '../rules/access-code-form.js'
import { createParameters } from '../rules/access-code-parameters.js'
import { sharedLock } from '../rules/shared-lock.js'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog, type BulkDialogProps, countedNames, nameList } from '../../../element/bulk/bulk-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { BULK } from '../../../messages/bulk/en.js'
import { errorMessages } from '../form/error-messages.js'
import { SharedCodeFields } from './shared-code-fields.js'
import { sharedCodeTask } from './shared-code-task.js'

interface Props extends BulkQuestion<Device>, Pick<BulkDialogProps, 'onBack' | 'returnTo'> {
  /** Input, kept until a code was created. */
  readonly kept: KeptForm<AccessCodeForm>
  /** Called for each lock on which the code was created. */
  readonly onCreated: () => void
}

/** Lists which locks take which code length. Locks without a constraint are omitted. */
function LengthsOfLocks({ items: devices, nameOf }: Pick<BulkQuestion<Device>, 'items' | 'nameOf'>) {
  const messages = useMessages()
  const texts = useMessages(BULK)
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
export function CodeDialog({ kept, onCreated, items: devices, chosen, nameOf, onConfirm, ...dialogProps }: Props) {
  const texts = useMessages(ACCESS_CODE_FORM)
  const { session, controller } = useElement()
  const bulk = useMessages(BULK)
  const { notMade: notCreated } = bulk
  const [isZone, setZone] = useState(false)
  const all = sharedLock(devices)
  const form = useForm<AccessCodeForm>({
    rules: accessCodeFormRules,
    initial: () => newAccessCodeForm(Date.now()),
    latest: undefined,
    validate: ({ values }) => (all ? errorMessages(accessCodeFormErrors(values, all), all, texts) : {}),
    submit({ values }) {
      const params = all && createParameters(values, all)
      if (!params) return undefined
      const { device_id: _, ...shared } = params
      const device_ids = devices.map(({ device_id }) => device_id)
      onConfirm([sharedCodeTask({ ...shared, device_ids }, { session, controller, notCreated, onCreated })])
      return undefined
    },
    kept
  })

  return (
    <BulkDialog
      question="code"
      names={devices.map(nameOf)}
      skipped={skippedTexts(chosen, devices, bulk)}
      isReady={all !== undefined && !isZone}
      submitCount={form.submitCount}
      onConfirm={() => void form.submit()}
      {...dialogProps}
    >
      {all ? (
        <SharedCodeFields device={all} nameLabel={texts.nameNew} onZone={setZone} {...{ form, isZone }} />
      ) : (
        <div role="alert" className="bulk-fields stack gap-3">
          <p>{bulk.fitsNone}</p>
          <LengthsOfLocks {...{ nameOf }} items={devices} />
        </div>
      )}
    </BulkDialog>
  )
}
