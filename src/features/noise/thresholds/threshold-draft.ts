import { objectionsOr, type Objections, saidOf } from '../../../core/actions/form-draft.js'
import type { NoiseThresholdForm } from '../rules/noise-threshold-form.js'

const DECIBELS = 'noise_threshold_decibels'
const SCORE = 'noise_threshold_nrs'

/** What the platform has against a threshold, beside the fields that it is about as far as these are shown. */
export const objectionsTo = (error: unknown, hasScore: boolean): Objections<NoiseThresholdForm> =>
  objectionsOr<NoiseThresholdForm>(
    {
      name: saidOf(error, 'name'),
      decibels: hasScore ? saidOf(error, DECIBELS) : saidOf(error, DECIBELS, SCORE),
      score: hasScore ? saidOf(error, SCORE) : '',
      start: saidOf(error, 'starts_daily_at'),
      end: saidOf(error, 'ends_daily_at')
    },
    error
  )
