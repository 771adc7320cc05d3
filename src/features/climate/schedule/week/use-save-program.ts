import { useAction } from '../../../../element/actions/use-action.js'
import { toSaveResult, type FormSubmission, useSaveForm } from '../../../../element/actions/use-save-form.js'
import { useElement } from '../../../../element/custom-element/element-context.js'
import type { FormControl } from '../../../../element/form/use-form-draft.js'
import { refetch } from '../../../../core/queries/refetch.js'
import type { Device } from '../../../../core/resources/resources.js'
import { deviceQuery } from '../../../device/data/queries.js'
import type { DailyProgram } from '../rules/daily-programs.js'
import type { ProgramErrors } from '../rules/program-errors.js'
import type { ProgramForm } from '../rules/program-form.js'
import { newProgram } from '../rules/program-parameters.js'
import { useScheduleMessages } from '../schedule-texts.js'
import { createProgram, programsKey, updateProgram } from './program-actions.js'

interface Options {
  readonly device: Device
  readonly edited: DailyProgram | undefined
  readonly control: FormControl<ProgramForm>
  readonly errors: ProgramErrors | undefined
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

export function useSaveProgram(options: Options): FormSubmission {
  const { device, edited, control, errors, onSaved } = options
  const { session } = useElement()
  const { programs: texts } = useScheduleMessages().schedule
  const create = useAction(createProgram)
  const update = useAction(updateProgram)
  const { device_id: deviceId } = device
  const { values } = control.draft
  const subject = values.name.trim()
  const id = edited?.id

  async function send() {
    if (id !== undefined) {
      const outcome = await update(
        { device, id, edit: control.draft },
        { texts: { success: { subject, message: texts.updated } } }
      )
      if (outcome.status === 'done') void refetch(session, deviceQuery(deviceId))
      return toSaveResult(outcome, () => id)
    }
    const outcome = await create(newProgram(values, deviceId), {
      texts: { success: { subject, message: texts.created } }
    })
    if (outcome.status === 'done') await refetch(session, deviceQuery(deviceId))
    return toSaveResult(outcome, ({ thermostat_daily_program_id: id }) => id)
  }

  const saving = useSaveForm<ProgramForm>({
    control,
    key: programsKey(deviceId),
    isInvalid: errors !== undefined,
    pristineId: control.isChanged ? undefined : id,
    send,
    failed: { subject, message: texts.failed },
    toFieldErrors: (failure) => ({ failure }),
    onSaved
  })
  // A created program stays pending until the device was refetched.
  return { ...saving, isPending: saving.isPending || saving.isSubmitted }
}
