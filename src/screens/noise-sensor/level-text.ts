import type { Messages } from '../../messages/en.js'
import type { NoiseLevel } from '../../model/noise-level.js'
import { number } from '../../model/value.js'

/** A level in words. */
export function levelText(level: NoiseLevel, { noiseSensor: texts }: Messages): string {
  if (level.kind === 'quiet') return texts.quiet
  return level.kind === 'decibels' ? texts.decibels(level.decibels) : texts.score(level.score)
}

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** The level of a threshold or an event to a tenth: in dB, else as NoiseAware's score; nothing without either. */
export function givenLevel(decibels: unknown, score: unknown): NoiseLevel | undefined {
  const [loud, risk] = [number(decibels), number(score)]
  if (loud !== undefined) return { kind: 'decibels', decibels: toTenth(loud) }
  return risk === undefined ? undefined : { kind: 'score', score: toTenth(risk) }
}
