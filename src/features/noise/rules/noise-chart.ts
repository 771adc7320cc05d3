import { allowedFor, type Noise } from './noise-activity.js'
import { noiseLevelOf } from './parse-level.js'
import type { NoiseUnit } from './noise-limit.js'
import type { NoiseWindow } from './noise-thresholds.js'
import { parseNumber } from '../../../core/values/value.js'
import { addWallHours, toWallTime } from '../../../core/values/wall-time.js'

/** A night in the picture, from noon to noon, so that none is cut in two. */
export interface NoiseNight {
  /** The day at whose noon it begins, as `YYYY-MM-DD`. */
  readonly night: string
  /** What was heard in it, the newest first. */
  readonly noises: readonly Noise[]
  /** The loudest of that; the newest where nobody says how loud any was. */
  readonly loudest: Noise | undefined
  /** How loud that was and may have been, in the unit of the picture, as far as they are known. */
  readonly level: number | undefined
  readonly allowed: number | undefined
}

/** The picture of some weeks: a column for each night, as high as the loudest noise in it. */
export interface NoiseChart {
  readonly unit: NoiseUnit
  /** The oldest first. */
  readonly nights: readonly NoiseNight[]
  /** What thresholds allow, the most first. */
  readonly limits: readonly number[]
  /** Where the axis ends that begins at 0. */
  readonly top: number
}

const DATE = 'YYYY-MM-DD'.length
/** The axis ends at a multiple of it. */
const STEP = 20
/** Louder than anything that a sensor in a house hears; what says so is cut off there. */
const MOST = 160

/** What a clock would show that were set to 0:00 at noon, at which the night begins that the day is named after. */
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
  if (level?.kind === 'score') return unit === 'noise_threshold_nrs' ? level.score : undefined
  return level?.kind === 'decibels' && unit === 'noise_threshold_decibels' ? level.decibels : undefined
}

const limitsIn = (unit: NoiseUnit, windows: readonly NoiseWindow[]): readonly number[] =>
  [...new Set(windows.flatMap(({ threshold }) => parseNumber(threshold[unit]) ?? []))]
    .filter((limit) => limit > 0 && limit <= MOST)
    .sort((a, b) => b - a)

/** The picture of what was to be heard since a moment, against the thresholds that hold now, on the clocks of a zone. */
export function noiseChart(
  noises: readonly Noise[],
  windows: readonly NoiseWindow[],
  zone: string,
  { since, now }: { readonly since: number; readonly now: number }
): NoiseChart {
  const isInDecibels =
    limitsIn('noise_threshold_decibels', windows).length > 0 ||
    noises.some((noise) => noiseLevelOf(noise)?.kind === 'decibels')
  const unit = isInDecibels ? 'noise_threshold_decibels' : 'noise_threshold_nrs'
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
  const limits = limitsIn(unit, windows)
  const most = Math.max(STEP, ...limits, ...nights.map(({ level = 0 }) => level))
  return { unit, nights, limits, top: Math.min(MOST, Math.ceil(most / STEP) * STEP) }
}
