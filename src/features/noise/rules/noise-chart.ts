import { addWallHours, toWallTime } from '../../../core/values/wall-time.js'
import { allowedFor, type Noise } from './noise-activity.js'
import type { NoiseUnit } from './noise-level.js'
import { limitIn } from './noise-limit.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { noiseLevelOf } from './parse-level.js'

/** A night in the chart, from noon to noon. */
export interface NoiseNight {
  /** The day it starts on, as `YYYY-MM-DD`. */
  readonly night: string
  /** Its noise events, newest first. */
  readonly noises: readonly Noise[]
  /** The loudest one, or the newest if no level is known. */
  readonly loudest: Noise | undefined
  /** Its level and limit in the unit of the chart, if known. */
  readonly level: number | undefined
  readonly allowed: number | undefined
}

/** Chart data: a column per night, from the axis to its loudest noise. */
export interface NoiseChart {
  readonly unit: NoiseUnit
  /** Oldest first. */
  readonly nights: readonly NoiseNight[]
  /** Start and end of the axis. */
  readonly base: number
  readonly top: number
}

const DATE = 'YYYY-MM-DD'.length
/** The axis ends at a multiple of this. */
const STEP = 20
/** Maximum of the axis; higher values are clipped. */
const MAX_LEVEL = 160
/** Start of an axis in decibels, unless a value is below: rooms are hardly quieter. */
const QUIET = 40

/** Shifts an instant so that a night belongs to the day it starts on. */
const sinceNoon = (instant: number, zone: string): string => addWallHours(toWallTime(instant, zone), -12)

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

function levelIn(unit: NoiseUnit, noise: Noise): number | undefined {
  const level = noiseLevelOf(noise)
  return level?.kind === unit ? level.value : undefined
}

/** Computes the chart of the events since an instant against the current thresholds, in a time zone. */
export function noiseChart(
  noises: readonly Noise[],
  windows: readonly NoiseWindow[],
  zone: string,
  { since, now }: { readonly since: number; readonly now: number }
): NoiseChart {
  const isInDecibels =
    windows.some(({ threshold }) => (limitIn('decibels', threshold) ?? 0) > 0) ||
    noises.some((noise) => noiseLevelOf(noise)?.kind === 'decibels')
  const unit = isInDecibels ? 'decibels' : 'score'
  const byNight = new Map(nightsBetween(since, now, zone).map((night) => [night, new Array<Noise>()]))
  for (const noise of noises) {
    if (noise.instant !== undefined) byNight.get(sinceNoon(noise.instant, zone).slice(0, DATE))?.push(noise)
  }
  const nights = [...byNight].map(([night, own]): NoiseNight => {
    const [loudest] = [...own].sort((a, b) => (levelIn(unit, b) ?? -1) - (levelIn(unit, a) ?? -1))
    return {
      night,
      noises: own,
      loudest,
      level: loudest && levelIn(unit, loudest),
      allowed: loudest && allowedFor(loudest, windows, unit)
    }
  })
  const values = nights.flatMap(({ level, allowed }) => [level ?? [], allowed ?? []].flat())
  const base = isInDecibels && values.every((value) => value >= QUIET) ? QUIET : 0
  const top = Math.min(MAX_LEVEL, Math.ceil(Math.max(...values) / STEP) * STEP)
  return { unit, nights, base, top: Math.max(base + STEP, top) }
}
