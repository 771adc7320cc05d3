import { withFallback, type FieldErrors, messagesFor } from '../../../core/actions/form-draft.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'

const DECIBELS = 'noise_threshold_decibels'
const SCORE = 'noise_threshold_nrs'

/** Maps the platform's validation errors to the visible fields. */
export const toFieldErrors = (error: unknown, hasScore: boolean): FieldErrors<NoiseThresholdForm> =>
  withFallback<NoiseThresholdForm>(
    {
      name: messagesFor(error, 'name'),
      decibels: hasScore ? messagesFor(error, DECIBELS) : messagesFor(error, DECIBELS, SCORE),
      score: hasScore ? messagesFor(error, SCORE) : '',
      start: messagesFor(error, 'starts_daily_at'),
      end: messagesFor(error, 'ends_daily_at')
    },
    error
  )
