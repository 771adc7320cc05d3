import { number } from '../../../core/values/value.js'
import type { Noise } from './noise-activity.js'
import type { NoiseLevel } from './noise-level.js'

/** Nothing also where it is so high that ten times as much is no number. */
const toTenth = (value: unknown): number | undefined => number(Math.round((number(value) ?? NaN) * 10) / 10)

/** The level of a threshold or an event to a tenth: in dB, else as NoiseAware's score; nothing without either. */
export function givenLevel(decibels: unknown, score: unknown): NoiseLevel | undefined {
  const [loud = -1, risk = -1] = [toTenth(decibels), toTenth(score)]
  if (loud >= 0) return { kind: 'decibels', decibels: loud }
  return risk >= 0 ? { kind: 'score', score: risk } : undefined
}

/** How loud a noise was; the events of one are as loud as each other. */
export const noiseLevelOf = ({ events: [event] }: Noise): NoiseLevel | undefined =>
  givenLevel(event.noise_level_decibels, event.noise_level_nrs)
