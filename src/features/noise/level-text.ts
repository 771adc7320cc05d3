import type { Messages } from '../../messages/en.js'
import type { NoiseLevel } from './rules/noise-level.js'

export function levelText(level: NoiseLevel, { noiseSensor: texts }: Messages): string {
  if (level.kind === 'quiet') return texts.quiet
  return level.kind === 'decibels' ? texts.decibels(level.decibels) : texts.score(level.score)
}
