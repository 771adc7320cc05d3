import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { FormEdit } from '../../../core/actions/rebase-form.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { type FieldMessages, toServerErrors } from '../../../element/form/form-errors.js'
import { type FormControl, useForm } from '../../../element/form/use-form.js'
import { useListSubmit } from '../../../element/form/use-list-submit.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { hasScore } from '../rules/noise-level.js'
import { type LevelError, noiseThresholdErrors } from '../rules/noise-threshold-errors.js'
import { type NoiseThresholdForm, noiseThresholdForm, thresholdFormRules } from '../rules/noise-threshold-form.js'
import { changedThreshold, newThreshold } from '../rules/noise-threshold-parameters.js'
import { type NoiseWindow, noiseWindows } from '../rules/noise-thresholds.js'
import { DECIBELS, type LevelLimits, SCORES } from '../rules/typed-level.js'
import { thresholdActions } from './threshold-actions.js'

const DECIBELS_PARAMETER = 'noise_threshold_decibels'
const SCORE_PARAMETER = 'noise_threshold_nrs'

interface Options {
  readonly device: Device
  readonly zone: string
  /** Id of the edited threshold. `undefined` to add one. */
  readonly id: string | undefined
  readonly known: NoiseWindow | undefined
  /** Deleted threshold to recreate. */
  readonly recreation: RejectedRecreation<NoiseThreshold> | undefined
  readonly onSaved: (id: string) => void
}

interface ThresholdFormControl {
  readonly form: FormControl<NoiseThresholdForm>
  /** `true` if the form has a field for NoiseAware scores. */
  readonly isScored: boolean
}

/** Keeps and saves the form of a threshold. */
export function useThresholdForm({ device, zone, id, known, recreation, onSaved }: Options): ThresholdFormControl {
  const texts = useTexts(THRESHOLDS)
  const { device_id: deviceId } = device
  const isScored = ({ initial }: FormEdit<NoiseThresholdForm>): boolean =>
    hasScore(device) || initial.score !== '' || typeof recreation?.resource.noise_threshold_nrs === 'number'

  function levelText(error: LevelError | undefined, { min, max }: LevelLimits): string | undefined {
    if (error === 'required') return texts.required
    if (error === 'not-both') return texts.notBoth
    return error && (error === 'not-a-number' ? texts.notANumber : texts.outOfRange(min, max))
  }
  function validate({ values, initial }: FormEdit<NoiseThresholdForm>): FieldMessages<NoiseThresholdForm> {
    const errors = noiseThresholdErrors(values, id === undefined ? undefined : initial)
    return {
      name: errors?.name && texts.nameRequired,
      decibels: levelText(errors?.decibels, DECIBELS),
      score: levelText(errors?.score, SCORES),
      start: errors?.start && texts.required,
      end: errors?.end && (errors.end === 'required' ? texts.required : texts.sameTime)
    }
  }
  const submitOptions = useListSubmit(thresholdActions, {
    deviceId,
    id,
    texts,
    toNew: (values: NoiseThresholdForm) => newThreshold(values, { deviceId, zone }),
    toChanged: ({ values, initial }, edited) => changedThreshold(values, initial, { deviceId, zone, id: edited })
  })
  const form = useForm<NoiseThresholdForm>({
    rules: thresholdFormRules,
    initial: () => noiseThresholdForm(known),
    prefill: () =>
      recreation && {
        values: noiseThresholdForm(noiseWindows([recreation.resource], zone, Date.now())[0]),
        error: recreation.error
      },
    latest: known && noiseThresholdForm(known),
    validate,
    toServerErrors: (error, edit) =>
      toServerErrors(error, {
        name: ['name'],
        decibels: isScored(edit) ? [DECIBELS_PARAMETER] : [DECIBELS_PARAMETER, SCORE_PARAMETER],
        score: isScored(edit) ? [SCORE_PARAMETER] : [],
        start: ['starts_daily_at'],
        end: ['ends_daily_at']
      }),
    ...submitOptions,
    onSaved
  })
  return { form, isScored: isScored(form) }
}
