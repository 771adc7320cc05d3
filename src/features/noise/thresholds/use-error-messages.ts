import { useManageMessages } from '../../../element/loading/lazy-messages.js'
import { type LevelError, noiseThresholdErrors } from '../rules/noise-threshold-errors.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'
import { DECIBELS, type LevelLimits, SCORES } from '../rules/typed-level.js'

type ErrorMessages = Partial<Record<keyof NoiseThresholdForm, string>>

/** Returns error messages by field. @param initial as for `noiseThresholdErrors` */
export function useErrorMessages(form: NoiseThresholdForm, initial: NoiseThresholdForm | undefined): ErrorMessages {
  const { thresholds: texts } = useManageMessages()
  const { name, decibels, score, start, end } = noiseThresholdErrors(form, initial) ?? {}

  function levelText(error: LevelError, { min, max }: LevelLimits): string {
    if (error === 'required') return texts.required
    if (error === 'not-both') return texts.notBoth
    return error === 'not-a-number' ? texts.notANumber : texts.outOfRange(min, max)
  }
  return {
    ...(name && { name: texts.nameRequired }),
    ...(decibels && { decibels: levelText(decibels, DECIBELS) }),
    ...(score && { score: levelText(score, SCORES) }),
    ...(start && { start: texts.required }),
    ...(end && { end: end === 'required' ? texts.required : texts.sameTime })
  }
}
