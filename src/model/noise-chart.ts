import type { NoiseThreshold, PlatformEvent } from './resources.js'
import { noiseEvents } from './noise-activity.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { number, text } from './value.js'
import { addWallDays, toWallTime } from './wall-time.js'
import { minuteOf } from './zoned-time.js'

/** A part of every day in which a threshold holds, from minute to minute, 0 to 1440. */
export interface NoiseBand {
  readonly threshold: NoiseThreshold
  readonly from: number
  readonly to: number
}

/** An event in the picture: on which of its days, counted from 0, and in which minute of that. */
export interface NoisePoint {
  readonly event: PlatformEvent
  readonly day: number
  readonly minute: number
  /** The threshold that it went beyond, if that is still there. */
  readonly threshold: NoiseThreshold | undefined
  /** By how many dB it went beyond the threshold, as far as both are known. */
  readonly excess: number | undefined
}

/** The picture of some weeks: their days beside each other, the hours of the day upon each other. */
export interface NoiseChart {
  /** `YYYY-MM-DD`, the oldest first. */
  readonly days: readonly string[]
  readonly bands: readonly NoiseBand[]
  /** The newest first. */
  readonly points: readonly NoisePoint[]
}

const DAY = 1440
const DATE = 'YYYY-MM-DD'.length

/** The bands of a threshold: two where it holds over midnight, none where one of its times is not known. */
function bandsOf({ threshold, start, end }: NoiseWindow): readonly NoiseBand[] {
  if (start === undefined || end === undefined) return []
  const parts = start < end ? [[start, end] as const] : [[start, DAY] as const, [0, end] as const]
  return parts.filter(([from, to]) => from < to).map(([from, to]) => ({ threshold, from, to }))
}

function daysBetween(since: number, now: number, zone: string): readonly string[] {
  const days: string[] = []
  const last = toWallTime(now, zone).slice(0, DATE)
  let day = toWallTime(since, zone).slice(0, DATE)
  while (day <= last) {
    days.push(day)
    day = addWallDays(`${day}T12:00`, 1).slice(0, DATE)
  }
  return days
}

/** The threshold of an event, which may give its name alone. */
function thresholdOf(event: PlatformEvent, windows: readonly NoiseWindow[]): NoiseThreshold | undefined {
  const id = text(event.noise_threshold_id)
  const name = text(event.noise_threshold_name)
  const isIt = ({ threshold }: NoiseWindow): boolean =>
    id === undefined ? name !== undefined && threshold.name === name : threshold.noise_threshold_id === id
  return windows.find(isIt)?.threshold
}

/** The picture of what happened since a moment, against the thresholds that hold now, on the clocks of a zone. */
export function noiseChart(
  events: readonly PlatformEvent[],
  windows: readonly NoiseWindow[],
  zone: string,
  { since, now }: { readonly since: number; readonly now: number }
): NoiseChart {
  const days = daysBetween(since, now, zone)
  const points = noiseEvents(events).flatMap(({ event, instant }): readonly NoisePoint[] => {
    if (instant === undefined) return []
    const wall = toWallTime(instant, zone)
    const day = days.indexOf(wall.slice(0, DATE))
    const threshold = thresholdOf(event, windows)
    const excess = (number(event.noise_level_decibels) ?? NaN) - (number(threshold?.noise_threshold_decibels) ?? NaN)
    return day < 0 ? [] : [{ event, day, minute: minuteOf(wall), threshold, excess: number(excess) }]
  })
  return { days, bands: windows.flatMap(bandsOf), points }
}
