import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import type { Asking } from '../../../ui/overlay/use-question.js'
import { deviceName } from '../../device/rules/device.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { thresholdRecreateParams } from '../rules/noise-threshold-parameters.js'
import { thresholdActions } from './threshold-actions.js'
import type { ThresholdEditing } from './threshold-editing.js'

interface Props extends Asking, Pick<ThresholdEditing, 'recreate'> {
  readonly device: Device
  readonly threshold: NoiseThreshold
  /** Name of the threshold. */
  readonly subject: string
}

/** Confirms and deletes a threshold. */
export function DeleteThreshold(props: Props) {
  const { device, threshold, recreate, ...question } = props
  const { device_id: deviceId } = device
  const texts = useTexts(THRESHOLDS)
  const { remove } = useDeletion(thresholdActions.remove, {
    subject: () => question.subject,
    texts,
    list: noiseThresholdListQuery(deviceId),
    recreate: {
      action: thresholdActions.create,
      operation: 'noiseSensors.noiseThresholds.create',
      params: () => thresholdRecreateParams(threshold, deviceId),
      openForm: (_, error) => recreate({ resource: threshold, error })
    }
  })
  function onConfirm(): void {
    const detached = { subject: deviceName(device), message: texts.deleteFailed }
    void remove({ deviceId, id: threshold.noise_threshold_id, detached })
  }
  return <ConfirmDeletion {...question} texts={texts} onConfirm={onConfirm} />
}
