import { useAction } from '../../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../../element/actions/use-save-form.js'
import type { FormControl } from '../../../../element/form/use-form-draft.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { climatePresets } from '../../rules/climate-preset.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { exceptionErrors } from '../rules/exception-errors.js'
import type { ExceptionForm } from '../rules/exception-form.js'
import { changedException, newException } from '../rules/exception-parameters.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createException, exceptionsKey, updateException } from './exception-actions.js'
import { withFallback, type FieldErrors, messagesFor } from '../../../../core/actions/form-draft.js'

/** Maps an API error to the fields of the exception form. */
export const toFieldErrors = (error: unknown): FieldErrors<ExceptionForm> =>
  withFallback<ExceptionForm>(
    {
      name: messagesFor(error, 'name'),
      preset: messagesFor(error, 'climate_preset_key'),
      start: messagesFor(error, 'starts_at'),
      end: messagesFor(error, 'ends_at'),
      overrideMinutes: messagesFor(error, 'max_override_period_minutes')
    },
    error
  )

interface Options {
  readonly device: Device
  readonly edited: ThermostatSchedule | undefined
  readonly control: FormControl<ExceptionForm>
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export function useSaveException(options: Options): FormSubmission {
  const { device, edited, control, onSaved } = options
  const { session } = useElement()
  const { exceptions: texts } = useScheduleMessages().schedule
  const create = useAction(createException)
  const update = useAction(updateException)
  const { device_id: deviceId } = device
  const { values, initial } = control.draft
  const subject = values.name.trim() || undefined
  const { thermostat_schedule_id: id } = edited ?? {}

  async function send() {
    if (id !== undefined) {
      const params = changedException(values, initial, id)
      const outcome = await update(
        { deviceId, id, params },
        { texts: { success: { subject, message: texts.updated } } }
      )
      if (outcome.status === 'done') void refetch(session, scheduleListQuery(deviceId))
      return toSaveResult(outcome, () => id)
    }
    const params = newException(values, deviceId)
    if (!params) return undefined
    const outcome = await create(params, { texts: { success: { subject, message: texts.created } } })
    return toSaveResult(outcome, ({ thermostat_schedule_id: id }) => id)
  }

  return useSaveForm<ExceptionForm>({
    control,
    key: exceptionsKey(deviceId),
    isInvalid: exceptionErrors(values, presetKeys(climatePresets(device)), edited && initial) !== undefined,
    pristineId: control.isChanged ? undefined : id,
    send,
    failed: { subject, message: texts.failed },
    toFieldErrors: toFieldErrors,
    onSaved
  })
}
