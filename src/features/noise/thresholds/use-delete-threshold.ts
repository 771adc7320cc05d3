import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import type { RefusedRecreation } from '../../../core/actions/form-draft.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { thresholdRecreateParams } from '../rules/noise-threshold-parameters.js'
import { createThreshold, deleteThreshold } from './threshold-actions.js'

/** Opens the form of a new threshold with the values of a deleted one. @returns `false` if another form is open */
export type RecreateThreshold = (again: RefusedRecreation<NoiseThreshold>) => boolean

/** Returns a function that deletes a threshold after confirmation. */
export function useDeleteThreshold(
  device: Device,
  recreate: RecreateThreshold
): (threshold: NoiseThreshold, subject: string) => Promise<void> {
  const { session } = useElement()
  const { thresholds: texts } = useManageMessages()
  const remove = useDeletion({ remove: deleteThreshold, create: createThreshold, texts })

  return async (threshold, subject) => {
    const { status } = await remove(
      { device, threshold, failed: texts.deleteFailed },
      {
        subject,
        again: () => thresholdRecreateParams(threshold, device.device_id),
        openForm: (error) => recreate({ resource: threshold, error })
      }
    )
    if (status === 'done') void refetch(session, noiseThresholdListQuery(device.device_id))
  }
}
