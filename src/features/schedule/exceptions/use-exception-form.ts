import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import type { Device, ThermostatSchedule } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { type FieldMessages, toServerErrors } from '../../../element/form/form-errors.js'
import { type FormControl, useForm } from '../../../element/form/use-form.js'
import { useListSubmit } from '../../../element/form/use-list-submit.js'
import { thisMinute } from '../../../element/hooks/this-minute.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { activePreset, climatePresets } from '../../climate/rules/climate-preset.js'
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
import { exceptionActions } from './exception-actions.js'

interface Options {
  readonly device: Device
  readonly zone: string
  /** Id of the edited exception. `undefined` to create one. */
  readonly id: string | undefined
  readonly known: ScheduleException | undefined
  /** Deleted exception to recreate. */
  readonly recreation: RejectedRecreation<ThermostatSchedule> | undefined
  /** `true` if a new exception starts now, with the current preset of the thermostat. */
  readonly isHold: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

/** Keeps and saves the form of an exception. */
export function useExceptionForm(options: Options): FormControl<ExceptionForm> {
  const { device, zone, id, known, recreation, isHold, onSaved } = options
  const all = useTexts(SCHEDULE)
  const texts = all.exceptions
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
      preset: errors?.preset && (errors.preset === 'deleted' ? all.presetDeleted : all.required),
      start: errors?.start && all.required,
      end: errors?.end && (errors.end === 'required' ? all.required : texts.notAfterStart),
      overrideMinutes: errors?.overrideMinutes && texts.notMinutes
    }
  }
  const submitOptions = useListSubmit(exceptionActions, {
    deviceId,
    id,
    texts,
    toNew: (values: ExceptionForm) => newException(values, deviceId),
    toChanged: ({ values, initial }, edited) => changedException(values, initial, edited)
  })
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
    ...submitOptions,
    onSaved
  })
}
