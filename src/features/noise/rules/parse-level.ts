import { parseNumber } from '../../../core/values/value.js'
import type { Noise } from './noise-activity.js'
import type { MeasuredLevel } from './noise-level.js'

// Not multiplied and rounded: a very large value would become Infinity.
const toTenth = (value: number): number => +value.toFixed(1)

/** Parses the levels of a threshold or event, rounded to a tenth: dB and NoiseAware score. */
export function parseLevels(decibels: unknown, score: unknown): readonly MeasuredLevel[] {
  const [loud = -1, risk = -1] = [parseNumber(decibels), parseNumber(score)]
  return [
    ...(loud >= 0 ? [{ kind: 'decibels', value: toTenth(loud) } as const] : []),
    ...(risk >= 0 ? [{ kind: 'score', value: toTenth(risk) } as const] : [])
  ]
}

/** Returns the level in dB, else the score. */
export const parseLevel = (decibels: unknown, score: unknown): MeasuredLevel | undefined =>
  parseLevels(decibels, score)[0]

export const noiseLevelOf = ({ events: [event] }: Noise): MeasuredLevel | undefined =>
  parseLevel(event.noise_level_decibels, event.noise_level_nrs)
