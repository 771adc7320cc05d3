import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import { refetch } from '../../../core/queries/refetch.js'
import type { Device } from '../../../core/resources/resources.js'
import { useAction } from '../../../element/actions/use-action.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { toServerErrors } from '../../../element/form/form-errors.js'
import { type FormControl, toSaveResult, useForm } from '../../../element/form/use-form.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { deviceQuery } from '../../device/data/queries.js'
import { type DailyProgram, mostPeriods } from '../rules/daily-programs.js'
import { type ProgramErrors, programErrors } from '../rules/program-errors.js'
import { newProgramForm, type ProgramForm, programForm, programFormRules } from '../rules/program-form.js'
import { newProgram } from '../rules/program-parameters.js'
import { presetKeys, programPresets } from '../rules/schedule-presets.js'
import { createProgram, programsKey, updateProgram } from './program-actions.js'

interface Options {
  readonly device: Device
  /** As now known. */
  readonly known: DailyProgram | undefined
  /** Id of the edited program. `undefined` to create one. */
  readonly id: string | undefined
  /** Deleted program to recreate. */
  readonly recreation: RejectedRecreation<DailyProgram> | undefined
  /** Called with the id after saving. */
  readonly onSaved: (id: string) => void
}

interface ProgramFormControl {
  readonly form: FormControl<ProgramForm>
  readonly periodErrors: ProgramErrors['ofPeriods'] | undefined
  /** Message about the periods as a whole. */
  readonly periodsError: string | undefined
}

/** Keeps and saves the form of a program. */
export function useProgramForm({ device, known, id, recreation, onSaved }: Options): ProgramFormControl {
  const { session } = useElement()
  const all = useTexts(SCHEDULE)
  const texts = all.programs
  const create = useAction(createProgram)
  const update = useAction(updateProgram)
  const { device_id: deviceId } = device
  const keys = presetKeys(programPresets(device))
  const most = mostPeriods(device)
  const latest = known && programForm(known)
  const errorsOf = (values: ProgramForm) => programErrors(values, { presets: keys, most })

  const form = useForm<ProgramForm>({
    rules: programFormRules,
    initial: () => latest ?? newProgramForm(keys),
    prefill: () => recreation && { values: programForm(recreation.resource), error: recreation.error },
    latest,
    validate({ values }) {
      const { name, periods, ofPeriods } = errorsOf(values) ?? {}
      return {
        name: name && all.required,
        // Shown in other words, at each period.
        periods: periods || ofPeriods?.size ? all.required : undefined
      }
    },
    toServerErrors: (error) => toServerErrors(error, { name: ['name'] }, ['periods']),
    pristineId: id,
    updated: texts.updated,
    key: programsKey(deviceId),
    async submit(edit) {
      const subject = edit.values.name.trim()
      if (id !== undefined) {
        const outcome = await update({ device, id, edit }, { texts: { success: { subject, message: texts.updated } } })
        if (outcome.status === 'succeeded') void refetch(session, deviceQuery(deviceId))
        return toSaveResult(outcome, () => id)
      }
      const outcome = await create(newProgram(edit.values, deviceId), {
        texts: { success: { subject, message: texts.created } }
      })
      if (outcome.status === 'succeeded') await refetch(session, deviceQuery(deviceId))
      return toSaveResult(outcome, (program) => program.thermostat_daily_program_id)
    },
    failed: ({ name }) => ({ subject: name.trim(), message: texts.failed }),
    onSaved
  })
  const { periods, ofPeriods } = errorsOf(form.values) ?? {}
  return {
    // A created program stays pending until the device was refetched.
    form: { ...form, isSubmitting: form.isSubmitting || form.isSubmitted },
    periodErrors: ofPeriods,
    periodsError: periods && (periods === 'none' ? texts.noPeriods : texts.tooMany(most ?? 0))
  }
}
