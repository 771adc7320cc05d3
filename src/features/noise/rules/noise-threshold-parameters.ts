import { parseNumber, parseString } from '../../../core/values/value.js'
import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { dailyTime } from './daily-time.js'
import type { NoiseThresholdForm } from './noise-threshold-form.js'
import { typedLevel } from './typed-level.js'

/** What can be said of a threshold. */
interface ThresholdValues {
  name?: string
  /** In dB. */
  noise_threshold_decibels?: number
  /** As NoiseAware's score. */
  noise_threshold_nrs?: number
}

/** What the platform is told to create a threshold. Its times are such as `22:00:00[Europe/Stockholm]`. */
export interface NewNoiseThreshold extends ThresholdValues {
  device_id: string
  starts_daily_at: string
  ends_daily_at: string
}

/** What the platform is told to update a threshold: what it does not name stays. */
export interface ChangedNoiseThreshold extends ThresholdValues {
  device_id: string
  noise_threshold_id: string
  starts_daily_at?: string
  ends_daily_at?: string
}

/** The sensor of a threshold, and the zone on whose clocks the form has its times. */
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

/** What to create a threshold with; nothing while its times are incomplete. */
export function newThreshold(form: NoiseThresholdForm, { deviceId, zone }: Place): NewNoiseThreshold | undefined {
  const times = timesOf(form, zone)
  return times && { device_id: deviceId, ...valuesOf(form), ...times }
}

/**
 * What to update a threshold with: what was changed of it. Both times go together, so that both are in the same zone.
 *
 * @param before what its form was at first.
 */
export function changedThreshold(
  form: NoiseThresholdForm,
  before: NoiseThresholdForm,
  { deviceId, zone, id }: Place & { readonly id: string }
): ChangedNoiseThreshold {
  const { name, noise_threshold_decibels: decibels, noise_threshold_nrs: score } = valuesOf(form)
  const old = valuesOf(before)
  const isMoved = form.start !== before.start || form.end !== before.end
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
 * What to make a deleted threshold with again, just as it was; nothing where it has no times that can be told. The platform
 * takes either decibels or a score: one that has both was made with the score.
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
