import { useAction } from '../../../element/actions/use-action.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { failureText } from '../../../element/hooks/failure-text.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { readAgain } from '../../../core/queries/read-again.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { useToasts } from '../../../ui/feedback/toasts.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { thresholdAgain } from '../rules/noise-threshold-parameters.js'
import { createThreshold, deleteThreshold } from './threshold-actions.js'

/**
 * How a threshold is deleted, once a person has confirmed it: at once. It is there again where that fails, and for a while it
 * can be undone, which makes it again.
 */
export function useDeleteThreshold(device: Device): (threshold: NoiseThreshold, subject: string) => Promise<void> {
  const { session, messages } = useElement()
  const { thresholds: texts } = useManageMessages()
  const toasts = useToasts()
  const create = useAction(createThreshold)
  const remove = useAction(deleteThreshold)
  const list = noiseThresholdListQuery(device.device_id)

  /** The same values, with a new id. */
  async function makeAgain(threshold: NoiseThreshold, subject: string): Promise<void> {
    const params = thresholdAgain(threshold, device.device_id)
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    await create(params, {
      whenTaken: 'queue',
      texts: {
        done: { subject, message: messages.general.undone },
        failed: (error) => ({ subject, message: failureText(error, texts.failed, messages) })
      }
    })
  }

  function isThere({ noise_threshold_id: id }: NoiseThreshold): boolean {
    const known = session.store.getState().shown.noiseThresholds.get(id)?.resource
    return known !== undefined && known.is_deleted !== true
  }

  return async (threshold, subject) => {
    const outcome = await remove(
      { device, threshold, failed: texts.deleteFailed },
      {
        isWanted: () => isThere(threshold),
        undo: () => makeAgain(threshold, subject),
        texts: {
          done: { subject, message: texts.deleted },
          failed: (error) => ({ subject, message: failureText(error, texts.deleteFailed, messages) })
        }
      }
    )
    if (outcome.status === 'done') void readAgain(session, list)
  }
}
