import type { RefusedRecreation } from '../../../../core/actions/form-state.js'
import type { FormEdit } from '../../../../core/actions/rebase-form.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { useAction } from '../../../../element/actions/use-action.js'
import { useElement, useMessages } from '../../../../element/custom-element/element-context.js'
import { type FieldMessages, toServerErrors } from '../../../../element/form/form-errors.js'
import { type FormControl, toSaveResult, useForm } from '../../../../element/form/use-form.js'
import { thisMinute } from '../../../../element/hooks/this-minute.js'
import { activePreset, climatePresets } from '../../rules/climate-preset.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import { exceptionErrors } from '../rules/exception-errors.js'
import {
  type ExceptionForm,
  exceptionForm,
  exceptionFormRules,
  holdForm,
  newExceptionForm
} from '../rules/exception-form.js'
import { changedException, newException } from '../rules/exception-parameters.js'
import { type ScheduleException, scheduleExceptions } from '../rules/schedule-exceptions.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { SCHEDULE } from '../../../../messages/schedule/en.js'
import { createException, exceptionsKey, updateException } from './exception-actions.js'

interface Options {
  readonly device: Device
  readonly zone: string
  /** Id of the edited exception. `undefined` to create one. */
  readonly id: string | undefined
  readonly known: ScheduleException | undefined
  /** Deleted exception to recreate. */
  readonly recreation: RefusedRecreation<ThermostatSchedule> | undefined
  /** `true` if a new exception starts now, with the current preset of the thermostat. */
  readonly isHold: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

/** Keeps and saves the form of an exception. */
export function useExceptionForm(options: Options): FormControl<ExceptionForm> {
  const { device, zone, id, known, recreation, isHold, onSaved } = options
  const { session } = useElement()
  const all = useMessages(SCHEDULE)
  const texts = all.exceptions
  const create = useAction(createException)
  const update = useAction(updateException)
  const { device_id: deviceId } = device
  const presets = presetKeys(climatePresets(device))
  const latest = known && exceptionForm(known, zone)

  function newForm(): ExceptionForm {
    const [first = ''] = presets
    return isHold
      ? holdForm(thisMinute(), zone, activePreset(device)?.climate_preset_key ?? first)
      : newExceptionForm(Date.now(), zone, first)
  }
  function validate({ values, initial }: FormEdit<ExceptionForm>): FieldMessages<ExceptionForm> {
    const errors = exceptionErrors(values, presets, id === undefined ? undefined : initial)
    return {
      name: errors?.name && all.nameRequired,
      preset: errors?.preset && (errors.preset === 'gone' ? all.presetGone : all.required),
      start: errors?.start && all.required,
      end: errors?.end && (errors.end === 'required' ? all.required : texts.notAfterStart),
      overrideMinutes: errors?.overrideMinutes && texts.notMinutes
    }
  }
  return useForm<ExceptionForm>({
    rules: exceptionFormRules,
    initial: () => latest ?? newForm(),
    prefill() {
      const [deleted] = recreation ? scheduleExceptions([recreation.resource]) : []
      return recreation && { values: deleted ? exceptionForm(deleted, zone) : newForm(), error: recreation.error }
    },
    latest,
    validate,
    toServerErrors: (error) =>
      toServerErrors(error, {
        name: ['name'],
        preset: ['climate_preset_key'],
        start: ['starts_at'],
        end: ['ends_at'],
        overrideMinutes: ['max_override_period_minutes']
      }),
    pristineId: id,
    updated: texts.updated,
    key: exceptionsKey(deviceId),
    async submit({ values, initial }) {
      const subject = values.name.trim() || undefined
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
      return toSaveResult(outcome, (schedule) => schedule.thermostat_schedule_id)
    },
    failed: ({ name }) => ({ subject: name.trim() || undefined, message: texts.failed }),
    onSaved
  })
}
