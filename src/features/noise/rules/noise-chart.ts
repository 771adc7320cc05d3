import type { NoiseThreshold } from '../../../core/resources/resources.js'
import { type Noise, noiseExcess } from './noise-activity.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { addWallHours, toWallTime } from '../../../core/values/wall-time.js'
import { minuteOf } from '../../../core/values/zoned-time.js'

/** A part of every day in which a threshold holds, in minutes since noon, 0 to 1440. */
export interface NoiseBand {
  readonly threshold: NoiseThreshold
  readonly from: number
  readonly to: number
}

/** A noise in the picture: in which of its nights, counted from 0, and how many minutes after the noon before. */
export interface NoisePoint {
  readonly noise: Noise
  readonly night: number
  readonly minute: number
  /** By how many dB it went beyond its threshold, as far as both are known. */
  readonly excess: number | undefined
}

/**
 * The picture of some weeks: their nights beside each other, the hours upon each other. A night is whole: it lasts from
 * noon to noon.
 */
export interface NoiseChart {
  /** The days at whose noon they begin, as `YYYY-MM-DD`, the oldest first. */
  readonly nights: readonly string[]
  readonly bands: readonly NoiseBand[]
  /** The newest first. */
  readonly points: readonly NoisePoint[]
}

const DAY = 1440
const NOON = DAY / 2
const DATE = 'YYYY-MM-DD'.length

/** What a clock would show that were set to 0:00 at noon, at which the night begins that the day is named after. */
const sinceNoon = (instant: number, zone: string): string => addWallHours(toWallTime(instant, zone), -12)

/** The bands of a threshold: two where it holds over noon, none where one of its times is not known. */
function bandsOf({ threshold, start, end }: NoiseWindow): readonly NoiseBand[] {
  if (start === undefined || end === undefined) return []
  const [first, last] = [(start + NOON) % DAY, (end + NOON) % DAY]
  const parts = first < last ? [[first, last] as const] : [[first, DAY] as const, [0, last] as const]
  return parts.filter(([from, to]) => from < to).map(([from, to]) => ({ threshold, from, to }))
}

function nightsBetween(since: number, now: number, zone: string): readonly string[] {
  const nights: string[] = []
  const last = sinceNoon(now, zone).slice(0, DATE)
  let night = sinceNoon(since, zone).slice(0, DATE)
  while (night <= last) {
    nights.push(night)
    night = addWallHours(`${night}T12:00`, 24).slice(0, DATE)
  }
  return nights
}

/** The picture of what was to be heard since a moment, against the thresholds that hold now, on the clocks of a zone. */
export function noiseChart(
  noises: readonly Noise[],
  windows: readonly NoiseWindow[],
  zone: string,
  { since, now }: { readonly since: number; readonly now: number }
): NoiseChart {
  const nights = nightsBetween(since, now, zone)
  const places = new Map(nights.map((night, index) => [night, index]))
  const points = noises.flatMap((noise): readonly NoisePoint[] => {
    if (noise.instant === undefined) return []
    const wall = sinceNoon(noise.instant, zone)
    const night = places.get(wall.slice(0, DATE))
    return night === undefined ? [] : [{ noise, night, minute: minuteOf(wall), excess: noiseExcess(noise, windows) }]
  })
  return { nights, bands: windows.flatMap(bandsOf), points }
}
