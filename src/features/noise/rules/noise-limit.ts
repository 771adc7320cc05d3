import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { minuteOf } from '../../../core/values/zoned-time.js'
import { exceededThresholds, type NoiseUnit, noiseLevel } from './noise-level.js'
import type { NoiseWindow } from './noise-thresholds.js'

export interface PresentLimit {
  readonly threshold: NoiseThreshold
  /** Unit of the sensor's level. */
  readonly unit: NoiseUnit
  readonly allowed: number
}

const LIMIT_FIELDS = { decibels: 'noise_threshold_decibels', score: 'noise_threshold_nrs' } as const

/** Returns the limit of a threshold in a unit, if it has one. */
export const limitIn = (unit: NoiseUnit, threshold: NoiseThreshold | undefined): number | undefined =>
  parseNumber(threshold?.[LIMIT_FIELDS[unit]])

/** Returns `true` if a threshold is active at a minute of the day. `undefined` if its times are unknown. */
function holdsAt({ start, end }: NoiseWindow, minute: number): boolean | undefined {
  if (start === undefined || end === undefined) return undefined
  return start < end ? start <= minute && minute < end : start <= minute || minute < end
}

const least = (windows: readonly NoiseWindow[], unit: NoiseUnit): PresentLimit | undefined =>
  windows
    .flatMap(({ threshold }) => {
      const allowed = limitIn(unit, threshold)
      return allowed === undefined ? [] : { threshold, unit, allowed }
    })
    .sort((a, b) => a.allowed - b.allowed)[0]

/**
 * Returns the current limit of a sensor in a time zone: the lowest triggered one, else the lowest active one.
 * `anything` without an active threshold, `undefined` if unknown.
 */
export function presentLimit(
  device: Device,
  windows: readonly NoiseWindow[],
  { zone, now }: { readonly zone: string; readonly now: number }
): PresentLimit | 'anything' | undefined {
  const unit = noiseLevel(device)?.kind === 'score' ? 'score' : 'decibels'
  const exceeded = exceededThresholds(device)
  if (exceeded.length > 0) {
    return least(
      windows.filter(({ threshold }) => exceeded.includes(threshold.noise_threshold_id)),
      unit
    )
  }
  const minute = minuteOf(toWallTime(now, zone))
  const holding = windows.filter((window) => holdsAt(window, minute))
  const doubtful = windows.filter((window) => holdsAt(window, minute) === undefined)
  if (holding.length + doubtful.length === 0) return 'anything'
  const limit = least(holding, unit)
  // A threshold with unknown times may be active and lower.
  return limit && (least(doubtful, unit)?.allowed ?? Infinity) >= limit.allowed ? limit : undefined
}
