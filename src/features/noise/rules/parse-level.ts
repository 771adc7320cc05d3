import { parseNumber } from '../../../core/values/value.js'
import type { Noise } from './noise-activity.js'
import type { NoiseLevel } from './noise-level.js'

// Multiplied by ten and rounded, a very large value would become Infinity.
const toTenth = (value: number): number => +value.toFixed(1)

/** The levels of a threshold or an event to a tenth: in dB, and as NoiseAware's score; none without either. */
export function parseLevels(decibels: unknown, score: unknown): readonly NoiseLevel[] {
  const [loud = -1, risk = -1] = [parseNumber(decibels), parseNumber(score)]
  return [
    ...(loud >= 0 ? [{ kind: 'decibels', decibels: toTenth(loud) } as const] : []),
    ...(risk >= 0 ? [{ kind: 'score', score: toTenth(risk) } as const] : [])
  ]
}

/** The first of them: in dB, else as a score. */
export const parseLevel = (decibels: unknown, score: unknown): NoiseLevel | undefined => parseLevels(decibels, score)[0]

/** How loud a noise was; the events of one are as loud as each other. */
export const noiseLevelOf = ({ events: [event] }: Noise): NoiseLevel | undefined =>
  parseLevel(event.noise_level_decibels, event.noise_level_nrs)
