import { useState } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import {
  type FormState,
  pristineForm,
  recreationDraft,
  type RefusedRecreation
} from '../../../../core/actions/form-draft.js'
import { useFormDraft } from '../../../../element/form/use-form-draft.js'
import { thisMinute } from '../../../../element/hooks/this-minute.js'
import { useResources } from '../../../../element/hooks/use-query.js'
import type { Device, ThermostatSchedule } from '../../../../core/resources/resources.js'
import { DeviceFormScreen } from '../../../device/device-form-screen.js'
import { climatePresets, activePreset } from '../../rules/climate-preset.js'
import { scheduleListQuery } from '../data/schedule-queries.js'
import {
  type ExceptionForm,
  exceptionForm,
  exceptionFormRules,
  holdForm,
  newExceptionForm
} from '../rules/exception-form.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { scheduleExceptions } from '../rules/schedule-exceptions.js'
import { useScheduleMessages, withScheduleMessages } from '../schedule-texts.js'
import { toFieldErrors } from './use-save-exception.js'
import { ExceptionFields } from './exception-fields.js'
import { useExceptionWords } from './use-exception-words.js'

interface Props {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  /** Id of the edited exception. Omit to create an exception. */
  readonly exceptionId: string | undefined
  /** Deleted exception to recreate. */
  readonly again: RefusedRecreation<ThermostatSchedule> | undefined
  /** `true` if a new exception starts now, with the current preset of the thermostat. */
  readonly isHold: boolean
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** `true` if the platform does not permit saving the exception. */
  readonly isForbidden: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export const ExceptionFormScreen = withScheduleMessages(function ExceptionFormScreen(props: Props) {
  const { device, zone, exceptionId, again, isHold, isGone, isForbidden, onSaved } = props
  const { device: deviceTexts, general } = useMessages()
  const { schedule: all } = useScheduleMessages()
  const texts = all.exceptions
  const words = useExceptionWords(device, zone)
  const { resources } = useResources(scheduleListQuery(device.device_id))
  const exceptions = scheduleExceptions(resources)
  const known = exceptions.find(({ id }) => id === exceptionId)
  const [edited, setEdited] = useState(known)
  if (known && known.schedule !== edited?.schedule) setEdited(known)
  function newForm(): ExceptionForm {
    const [first = ''] = presetKeys(climatePresets(device))
    return isHold
      ? holdForm(thisMinute(), zone, activePreset(device)?.climate_preset_key ?? first)
      : newExceptionForm(Date.now(), zone, first)
  }
  function recreate({ resource, error }: RefusedRecreation<ThermostatSchedule>): FormState<ExceptionForm> {
    const [deleted] = scheduleExceptions([resource])
    const initial = newForm()
    const errors = error === undefined ? undefined : toFieldErrors(error)
    return recreationDraft(initial, deleted ? exceptionForm(deleted, zone) : initial, errors)
  }
  const latest = known && exceptionForm(known, zone)
  const control = useFormDraft<ExceptionForm>(
    () => (again ? recreate(again) : pristineForm(latest ?? newForm())),
    () => latest,
    exceptionFormRules
  )
  const title = edited ? words(edited).title : isHold ? all.hold : texts.newTitle
  const lost = exceptionId !== undefined && !known ? texts.gone : undefined
  const forbidden = isForbidden ? general.forbidden : undefined

  return (
    <DeviceFormScreen name="thermostat-schedule-form" ids={{ scheduleId: exceptionId }} {...{ title, device, control }}>
      <ExceptionFields
        {...{ device, zone, control, onSaved }}
        edited={edited?.schedule}
        otherExceptions={exceptions.filter(({ id }) => id !== exceptionId)}
        disabledReason={isGone ? deviceTexts.notFound : (lost ?? forbidden)}
      />
    </DeviceFormScreen>
  )
})
