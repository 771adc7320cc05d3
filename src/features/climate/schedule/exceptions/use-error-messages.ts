import type { ClimatePreset } from '../../../../core/resources/resources.js'
import { exceptionErrors } from '../rules/exception-errors.js'
import type { ExceptionForm } from '../rules/exception-form.js'
import { presetKeys } from '../rules/schedule-presets.js'
import { useScheduleMessages } from '../schedule-texts.js'
import type { FieldErrors } from '../../../../core/actions/form-draft.js'

/**
 * Returns the error messages of a form, by field.
 * @param initial See `exceptionFaults`.
 */
export function useErrorMessages(
  form: ExceptionForm,
  presets: readonly ClimatePreset[],
  initial: ExceptionForm | undefined
): Omit<FieldErrors<ExceptionForm>, 'failure'> {
  const { schedule: texts } = useScheduleMessages()
  const { name, preset, start, end, overrideMinutes } = exceptionErrors(form, presetKeys(presets), initial) ?? {}
  return {
    ...(name && { name: texts.nameRequired }),
    ...(preset && { preset: preset === 'gone' ? texts.presetGone : texts.required }),
    ...(start && { start: texts.required }),
    ...(end && { end: end === 'required' ? texts.required : texts.exceptions.notAfterStart }),
    ...(overrideMinutes && { overrideMinutes: texts.exceptions.notMinutes })
  }
}
