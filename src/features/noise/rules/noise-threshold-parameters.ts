import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { clockTime } from '../../../core/values/minute-of-day.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import type { NoiseThresholdForm } from './noise-threshold-form.js'
import { typedLevel } from './typed-level.js'

/** Formats a minute of the day for the platform: `22:00:00[Europe/Stockholm]`. */
const dailyTime = (minute: number, zone: string): string => `${clockTime(minute)}:00[${zone}]`

interface ThresholdValues {
  name?: string
  /** In dB. */
  noise_threshold_decibels?: number
  /** NoiseAware score. */
  noise_threshold_nrs?: number
}

/** Parameters for creating a threshold. Times have the form `22:00:00[Europe/Stockholm]`. */
export interface NewNoiseThreshold extends ThresholdValues {
  device_id: string
  starts_daily_at: string
  ends_daily_at: string
}

/** Parameters for updating a threshold. Omitted values stay. */
export interface ChangedNoiseThreshold extends ThresholdValues {
  device_id: string
  noise_threshold_id: string
  starts_daily_at?: string
  ends_daily_at?: string
}

/** Sensor of a threshold, and the time zone of its form. */
interface Place {
  readonly deviceId: string
  readonly zone: string
}

function valuesOf(form: NoiseThresholdForm): ThresholdValues {
  const name = form.name.trim()
  const [decibels, score] = [typedLevel(form.decibels), typedLevel(form.score)]
  return {
    ...(name && { name }),
    ...(decibels !== undefined && { noise_threshold_decibels: decibels }),
    ...(score !== undefined && { noise_threshold_nrs: score })
  }
}

function timesOf({ start, end }: NoiseThresholdForm, zone: string) {
  if (start === undefined || end === undefined) return undefined
  return { starts_daily_at: dailyTime(start, zone), ends_daily_at: dailyTime(end, zone) }
}

/** Returns the parameters for creating a threshold, or `undefined` while its times are incomplete. */
export function newThreshold(form: NoiseThresholdForm, { deviceId, zone }: Place): NewNoiseThreshold | undefined {
  const times = timesOf(form, zone)
  return times && { device_id: deviceId, ...valuesOf(form), ...times }
}

/**
 * Returns the changed values. Both times are sent together, so that they have the same time zone.
 *
 * @param initial initial form
 */
export function changedThreshold(
  form: NoiseThresholdForm,
  initial: NoiseThresholdForm,
  { deviceId, zone, id }: Place & { readonly id: string }
): ChangedNoiseThreshold {
  const { name, noise_threshold_decibels: decibels, noise_threshold_nrs: score } = valuesOf(form)
  const old = valuesOf(initial)
  const isMoved = form.start !== initial.start || form.end !== initial.end
  return {
    device_id: deviceId,
    noise_threshold_id: id,
    ...(name !== undefined && name !== old.name && { name }),
    ...(decibels !== undefined && decibels !== old.noise_threshold_decibels && { noise_threshold_decibels: decibels }),
    ...(score !== undefined && score !== old.noise_threshold_nrs && { noise_threshold_nrs: score }),
    ...(isMoved && timesOf(form, zone))
  }
}

/**
 * Returns the parameters that recreate a deleted threshold, or `undefined` if its times are invalid. The platform
 * accepts either decibels or a score: a threshold with both was created with the score.
 */
export function thresholdRecreateParams(threshold: NoiseThreshold, deviceId: string): NewNoiseThreshold | undefined {
  const [starts, ends] = [parseString(threshold.starts_daily_at), parseString(threshold.ends_daily_at)]
  if (starts === undefined || ends === undefined) return undefined
  const name = parseString(threshold.name)
  const [decibels, score] = [
    parseNumber(threshold.noise_threshold_decibels),
    parseNumber(threshold.noise_threshold_nrs)
  ]
  return {
    device_id: deviceId,
    ...(name && { name }),
    ...(score !== undefined
      ? { noise_threshold_nrs: score }
      : decibels !== undefined && { noise_threshold_decibels: decibels }),
    starts_daily_at: starts,
    ends_daily_at: ends
  }
}
