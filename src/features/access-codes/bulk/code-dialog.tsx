import { useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/manage-messages.js'
import { accessCodeFormErrors } from '../rules/access-code-form-errors.js'
import { createParameters } from '../rules/access-code-parameters.js'
import { sharedLock } from '../rules/shared-lock.js'
import type { RequestedDevices } from '../../device/requested-devices.js'
import { BulkDialog, type BulkDialogProps } from '../../../element/bulk/bulk-dialog.js'
import { skippedTexts } from '../../device/skipped-texts.js'
import { CodeFields } from './code-fields.js'
import { LengthsOfLocks } from './lengths-of-locks.js'
import type { CodeDraft } from './use-code-draft.js'
import { sharedCodeTask } from './shared-code-task.js'

interface Props extends RequestedDevices, Pick<BulkDialogProps, 'onBack' | 'returnTo'> {
  readonly draft: CodeDraft
}

/** Dialog for a code that is created on many locks and accepted by all of them. */
export function CodeDialog({ draft, devices, chosen, nameOf, onConfirm, ...dialogProps }: Props) {
  const { form, setForm, forget } = draft
  const { accessCodeForm: texts } = useMessages()
  const { session, controller } = useElement()
  const manage = useManageMessages()
  const { notMade: notCreated } = manage.bulk
  const [isTried, setTried] = useState(false)
  const [isZone, setZone] = useState(false)
  const all = sharedLock(devices)

  function confirm(): void {
    const params = all && createParameters(form, all)
    setTried(true)
    if (!params) return
    const { device_id: _, ...values } = params
    const shared = { ...values, device_ids: devices.map(({ device_id }) => device_id) }
    onConfirm([sharedCodeTask(shared, { session, controller, notCreated, onCreated: forget })])
  }

  return (
    <BulkDialog
      question="code"
      names={devices.map(nameOf)}
      skipped={skippedTexts(chosen, devices, manage)}
      isReady={all !== undefined && !isZone}
      onConfirm={confirm}
      {...dialogProps}
    >
      {all ? (
        <CodeFields
          device={all}
          nameLabel={texts.nameNew}
          formErrors={isTried ? accessCodeFormErrors(form, all) : {}}
          onChange={setForm}
          onZone={setZone}
          {...{ form, isZone }}
        />
      ) : (
        <div role="alert" className="bulk-fields">
          <p>{manage.bulk.fitsNone}</p>
          <LengthsOfLocks {...{ devices, nameOf }} />
        </div>
      )}
    </BulkDialog>
  )
}
