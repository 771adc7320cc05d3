import { useAction } from '../../../element/actions/use-action.js'
import { savedBy, type SavingForm, useSaveForm } from '../../../element/actions/use-save-form.js'
import type { FormControl } from '../../../element/form/use-form-draft.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { readAgain } from '../../../core/queries/read-again.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { noiseThresholdListQuery } from '../data/noise-queries.js'
import { noiseThresholdFaults } from '../rules/noise-threshold-faults.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { changedThreshold, newThreshold } from '../rules/noise-threshold-parameters.js'
import { createThreshold, thresholdsKey, updateThreshold } from './threshold-actions.js'
import { objectionsTo } from './threshold-draft.js'

interface Options {
  readonly device: Device
  readonly edited: NoiseThreshold | undefined
  readonly zone: string
  readonly control: FormControl<NoiseThresholdForm>
  readonly hasScore: boolean
  readonly onSaved: (id: string) => void
}

/** How the form of a threshold is saved. */
export function useSaveThreshold({ device, edited, zone, control, hasScore, onSaved }: Options): SavingForm {
  const { session } = useElement()
  const { thresholds: texts } = useManageMessages()
  const create = useAction(createThreshold)
  const update = useAction(updateThreshold)
  const { device_id: deviceId } = device
  const { form, initial } = control.draft
  const subject = form.name.trim() || undefined
  const { noise_threshold_id: id } = edited ?? {}

  async function send() {
    if (id !== undefined) {
      const params = changedThreshold(form, initial, { deviceId, zone, id })
      const outcome = await update(params, { texts: { done: { subject, message: texts.updated } } })
      if (outcome.status === 'done') void readAgain(session, noiseThresholdListQuery(deviceId))
      return savedBy(outcome, () => id)
    }
    const params = newThreshold(form, { deviceId, zone })
    if (!params) return undefined
    const outcome = await create(params, { texts: { done: { subject, message: texts.created } } })
    return savedBy(outcome, ({ noise_threshold_id: made }) => made)
  }

  return useSaveForm<NoiseThresholdForm>({
    control,
    key: thresholdsKey(deviceId),
    isFaulty: noiseThresholdFaults(form, edited && initial) !== undefined,
    unchangedId: control.isChanged ? undefined : id,
    send,
    objectionsTo: (error) => objectionsTo(error, hasScore),
    onSaved
  })
}
