import { useState } from 'react'
import { useMessages } from '../../../../element/custom-element/element-context.js'
import {
  type FormState,
  pristineForm,
  recreationDraft,
  type RefusedRecreation
} from '../../../../core/actions/form-draft.js'
import { useFormDraft } from '../../../../element/form/use-form-draft.js'
import type { Device } from '../../../../core/resources/resources.js'
import { DeviceFormScreen } from '../../../device/device-form-screen.js'
import { type DailyProgram, dailyPrograms } from '../rules/daily-programs.js'
import { newProgramForm, type ProgramForm, programForm, programFormRules } from '../rules/program-form.js'
import { presetKeys, programPresets } from '../rules/schedule-presets.js'
import { useScheduleMessages, withScheduleMessages } from '../schedule-texts.js'
import { ProgramFields } from './program-fields.js'

interface Props {
  /** Last known device. */
  readonly device: Device
  readonly zone: string
  /** Id of the edited program. Omit to create a program. */
  readonly programId: string | undefined
  /** Deleted program to recreate. */
  readonly again: RefusedRecreation<DailyProgram> | undefined
  /** `true` if the device was deleted. */
  readonly isGone: boolean
  /** `true` if the platform does not permit saving the program. */
  readonly isForbidden: boolean
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export const ProgramFormScreen = withScheduleMessages(function ProgramFormScreen(props: Props) {
  const { device, zone, programId, again, isGone, isForbidden, onSaved } = props
  const { device: deviceTexts, general } = useMessages()
  const { programs: texts } = useScheduleMessages().schedule
  const known = dailyPrograms(device).find(({ id }) => id === programId)
  const [edited] = useState(known)
  const latest = known && programForm(known)
  function newDraft(): FormState<ProgramForm> {
    const initial = newProgramForm(presetKeys(programPresets(device)))
    const { resource, error: failure } = again ?? {}
    return resource ? recreationDraft(initial, programForm(resource), { failure }) : pristineForm(initial)
  }
  const control = useFormDraft<ProgramForm>(
    () => (latest ? pristineForm(latest) : newDraft()),
    () => latest,
    programFormRules
  )
  const title = edited ? (edited.name ?? texts.unnamed) : texts.newTitle
  const lost = programId !== undefined && !known ? texts.gone : undefined
  const forbidden = isForbidden ? general.forbidden : undefined
  return (
    <DeviceFormScreen name="thermostat-program-form" ids={{ programId }} {...{ title, device, control }}>
      <ProgramFields
        {...{ device, zone, edited, control, onSaved }}
        disabledReason={isGone ? deviceTexts.notFound : (lost ?? forbidden)}
      />
    </DeviceFormScreen>
  )
})
