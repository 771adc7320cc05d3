import { number } from '../../../core/values/value.js'
import type { Noise } from './noise-activity.js'
import type { NoiseLevel } from './noise-level.js'

// Multiplied by ten and rounded, a very large value would become Infinity.
const toTenth = (value: number): number => +value.toFixed(1)

/** The level of a threshold or an event to a tenth: in dB, else as NoiseAware's score; nothing without either. */
export function givenLevel(decibels: unknown, score: unknown): NoiseLevel | undefined {
  const [loud = -1, risk = -1] = [number(decibels), number(score)]
  if (loud >= 0) return { kind: 'decibels', decibels: toTenth(loud) }
  return risk >= 0 ? { kind: 'score', score: toTenth(risk) } : undefined
}

/** How loud a noise was; the events of one are as loud as each other. */
export const noiseLevelOf = ({ events: [event] }: Noise): NoiseLevel | undefined =>
  givenLevel(event.noise_level_decibels, event.noise_level_nrs)
