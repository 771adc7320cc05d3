import { useAction } from '../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../element/actions/use-save-form.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { noiseThresholdErrors } from '../rules/noise-threshold-errors.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { changedThreshold, newThreshold } from '../rules/noise-threshold-parameters.js'
import { createThreshold, thresholdsKey, updateThreshold } from './threshold-actions.js'
import { toFieldErrors } from './threshold-draft.js'

interface Options {
  readonly device: Device
  readonly edited: NoiseThreshold | undefined
  readonly zone: string
  readonly control: FormControl<NoiseThresholdForm>
  readonly hasScore: boolean
  readonly onSaved: (id: string) => void
}

export function useSaveThreshold({ device, edited, zone, control, hasScore, onSaved }: Options): FormSubmission {
  const { session } = useElement()
  const { thresholds: texts } = useManageMessages()
  const create = useAction(createThreshold)
  const update = useAction(updateThreshold)
  const { device_id: deviceId } = device
  const { values, initial } = control.draft
  const subject = values.name.trim() || undefined
  const { noise_threshold_id: id } = edited ?? {}

  async function send() {
    if (id !== undefined) {
      const params = changedThreshold(values, initial, { deviceId, zone, id })
      const outcome = await update(params, { texts: { success: { subject, message: texts.updated } } })
      if (outcome.status === 'done') void refetch(session, noiseThresholdListQuery(deviceId))
      return toSaveResult(outcome, () => id)
    }
    const params = newThreshold(values, { deviceId, zone })
    if (!params) return undefined
    const outcome = await create(params, { texts: { success: { subject, message: texts.created } } })
    return toSaveResult(outcome, ({ noise_threshold_id: id }) => id)
  }

  return useSaveForm<NoiseThresholdForm>({
    control,
    key: thresholdsKey(deviceId),
    isInvalid: noiseThresholdErrors(values, edited && initial) !== undefined,
    pristineId: control.isChanged ? undefined : id,
    send,
    failed: { subject, message: texts.failed },
    toFieldErrors: (error) => toFieldErrors(error, hasScore),
    onSaved
  })
}
