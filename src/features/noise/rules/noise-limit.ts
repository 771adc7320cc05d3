import { exceededThresholds } from './noise-level.js'
import type { NoiseWindow } from './noise-thresholds.js'
import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { parseNumber } from '../../../core/values/value.js'
import { toWallTime } from '../../../core/values/wall-time.js'
import { minuteOf } from '../../../core/values/zoned-time.js'

/** In which field of a threshold stands what it allows: in dB, or as NoiseAware's score. */
export type NoiseUnit = 'noise_threshold_decibels' | 'noise_threshold_nrs'

/** A threshold and what it allows. */
export interface PresentLimit {
  readonly threshold: NoiseThreshold
  readonly allowed: number
}

/** Whether a threshold holds at some minute of the day; nothing where its times are not known. */
function holdsAt({ start, end }: NoiseWindow, minute: number): boolean | undefined {
  if (start === undefined || end === undefined) return undefined
  return start < end ? start <= minute && minute < end : start <= minute || minute < end
}

const least = (windows: readonly NoiseWindow[], unit: NoiseUnit): PresentLimit | undefined =>
  windows
    .flatMap(({ threshold }) => {
      const allowed = parseNumber(threshold[unit])
      return allowed === undefined ? [] : { threshold, allowed }
    })
    .sort((a, b) => a.allowed - b.allowed)[0]

/**
 * What is allowed at a sensor at a moment, on the clocks of a zone: the least of what it is louder than, else of what
 * holds then. `anything` where no threshold holds; nothing where that is not known.
 */
export function presentLimit(
  device: Device,
  windows: readonly NoiseWindow[],
  unit: NoiseUnit,
  { zone, now }: { readonly zone: string; readonly now: number }
): PresentLimit | 'anything' | undefined {
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
  // One that may hold as well, and allows less, would make it an untruth.
  return limit && (least(doubtful, unit)?.allowed ?? Infinity) >= limit.allowed ? limit : undefined
}
