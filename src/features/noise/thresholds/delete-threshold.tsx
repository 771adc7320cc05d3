import type { RefusedRecreation } from '../../../core/actions/form-draft.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { useManageMessages, withManageMessages } from '../../../element/loading/lazy-messages.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { thresholdRecreateParams } from '../rules/noise-threshold-parameters.js'
import { createThreshold, deleteThreshold } from './threshold-actions.js'

/** Opens the form of a new threshold with the values of a deleted one. @returns `false` if another form is open */
export type RecreateThreshold = (again: RefusedRecreation<NoiseThreshold>) => boolean

interface Props extends Asking {
  readonly recreate: RecreateThreshold
  readonly device: Device
  readonly threshold: NoiseThreshold
  /** Name of the threshold. */
  readonly subject: string
}

/** Confirms and deletes a threshold. */
export const DeleteThreshold = withManageMessages(function DeleteThreshold(props: Props) {
  const { device, threshold, recreate, ...question } = props
  const { device_id } = device
  const { thresholds: texts } = useManageMessages()
  const { remove } = useDeletion(deleteThreshold, {
    subject: () => question.subject,
    texts,
    list: noiseThresholdListQuery(device_id),
    recreate: {
      action: createThreshold,
      operation: 'noiseSensors.noiseThresholds.create',
      params: () => thresholdRecreateParams(threshold, device_id),
      openForm: (_, error) => recreate({ resource: threshold, error })
    }
  })
  const onConfirm = (): void => void remove({ device, threshold, failed: texts.deleteFailed })
  return <ConfirmDeletion {...{ ...question, texts, onConfirm }} />
})
