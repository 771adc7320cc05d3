import { useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/lazy-messages.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { Confirmation } from '../../../ui/overlay/confirmation.js'
import { type RecreateThreshold, useDeleteThreshold } from './use-delete-threshold.js'

interface Props extends Asking {
  readonly recreate: RecreateThreshold
  readonly device: Device
  readonly threshold: NoiseThreshold
  /** Name of the threshold. */
  readonly subject: string
}

/** Confirms and deletes a threshold. */
export const DeleteThreshold = withManageMessages(function DeleteThreshold(props: Props) {
  const { device, threshold, subject, recreate, returnTo, onAnswered } = props
  const { general } = useMessages()
  const { thresholds: texts } = useManageMessages()
  const remove = useDeleteThreshold(device, recreate)
  return (
    <Confirmation
      subject={subject}
      message={texts.confirmDelete}
      confirmLabel={texts.confirm}
      cancelLabel={general.cancel}
      returnTo={returnTo}
      onConfirm={() => {
        onAnswered()
        void remove(threshold, subject)
      }}
      onCancel={onAnswered}
    />
  )
})
