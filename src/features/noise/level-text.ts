import type { Messages } from '../../messages/en.js'
import type { Noise } from './rules/noise-activity.js'
import type { NoiseLevel } from './rules/noise-level.js'
import { number } from '../../core/values/value.js'

/** A level in words. */
export function levelText(level: NoiseLevel, { noiseSensor: texts }: Messages): string {
  if (level.kind === 'quiet') return texts.quiet
  return level.kind === 'decibels' ? texts.decibels(level.decibels) : texts.score(level.score)
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** The level of a threshold or an event to a tenth: in dB, else as NoiseAware's score; nothing without either. */
export function givenLevel(decibels: unknown, score: unknown): NoiseLevel | undefined {
  const [loud = -1, risk = -1] = [number(decibels), number(score)]
  if (loud >= 0) return { kind: 'decibels', decibels: toTenth(loud) }
  return risk >= 0 ? { kind: 'score', score: toTenth(risk) } : undefined
}

/** How loud a noise was; the events of one are as loud as each other. */
export const noiseLevelOf = ({ events: [event] }: Noise): NoiseLevel | undefined =>
  givenLevel(event.noise_level_decibels, event.noise_level_nrs)
