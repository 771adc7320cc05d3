import { useAction } from '../../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../../element/actions/use-save-form.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../../element/form/use-form-draft.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device } from '../../../../core/resources/resources.js'
import { deviceName } from '../../../device/rules/device.js'
import { deviceQuery } from '../../../device/data/queries.js'
import type { WeekForm } from '../rules/week-groups.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { programsKey, updateWeek } from './program-actions.js'

interface Options {
  readonly device: Device
  readonly control: FormControl<WeekForm>
  /** `true` while the week can't be saved because of validation errors. */
  readonly isInvalid: boolean
  readonly onSaved: () => void
}

/** Saves the programs of a week. */
export function useSaveWeek({ device, control, isInvalid, onSaved }: Options): FormSubmission {
  const { session } = useElement()
  const { week: texts } = useScheduleMessages().schedule
  const update = useAction(updateWeek)
  const { device_id: deviceId } = device

  async function send() {
    const success = { subject: deviceName(device), message: texts.updated }
    const outcome = await update({ device, edit: control.draft }, { texts: { success } })
    if (outcome.status === 'done') void refetch(session, deviceQuery(deviceId))
    return toSaveResult(outcome, () => deviceId)
  }
  return useSaveForm<WeekForm>({
    control,
    key: programsKey(deviceId),
    isInvalid,
    pristineId: control.isChanged ? undefined : deviceId,
    send,
    failed: { subject: deviceName(device), message: texts.failed },
    toFieldErrors: (failure) => ({ failure }),
    onSaved
  })
}
