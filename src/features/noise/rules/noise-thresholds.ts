import type { Device, NoiseThreshold } from '../../../core/resources/resources.js'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { deviceZone } from '../../../core/values/time-zone.js'
import { parseList } from '../../../core/values/value.js'
import { minuteIn, parseZonedTime } from '../../../core/values/zoned-time.js'

/**
 * A threshold with its period in minutes of the day; `undefined` if a time is invalid. An end that is not after the
 * start is on the next day.
 */
export interface NoiseWindow {
  readonly threshold: NoiseThreshold
  readonly start: number | undefined
  readonly end: number | undefined
}

/** Returns the thresholds without those being deleted. */
const known = (thresholds: readonly NoiseThreshold[] | null | undefined): readonly NoiseThreshold[] =>
  parseList(thresholds).filter(
    (threshold) => typeof threshold === 'object' && threshold !== null && threshold.is_deleted !== true
  )

/** Returns the time zone of a sensor: its own, else that of its first threshold. */
export function noiseZone(device: Device, thresholds: readonly NoiseThreshold[]): string | undefined {
  const own = deviceZone(device)
  if (own !== undefined) return own
  for (const { starts_daily_at } of known(thresholds)) {
    const start = parseZonedTime(starts_daily_at)
    if (typeof start === 'object') return start.timeZone
  }
  return undefined
}

function minuteOfDay(value: unknown, zone: string, now: number): number | undefined {
  const time = parseZonedTime(value)
  return typeof time === 'object' ? minuteIn(time, zone, now) : undefined
}

/** Sorts by start, then by id, so that a new threshold keeps its place. Those without a start come last. */
function inOrder(first: NoiseWindow, second: NoiseWindow): number {
  const [firstId, secondId] = [first, second].map(({ threshold }) => threshold.noise_threshold_id)
  return (
    (first.start ?? MINUTES_IN_DAY) - (second.start ?? MINUTES_IN_DAY) ||
    Number(`${firstId}` > `${secondId}`) - Number(`${firstId}` < `${secondId}`)
  )
}

/** Returns the thresholds in a time zone, sorted by start. */
export function noiseWindows(thresholds: readonly NoiseThreshold[], zone: string, now: number): readonly NoiseWindow[] {
  return known(thresholds)
    .map((threshold) => ({
      threshold,
      start: minuteOfDay(threshold.starts_daily_at, zone, now),
      end: minuteOfDay(threshold.ends_daily_at, zone, now)
    }))
    .sort(inOrder)
}
