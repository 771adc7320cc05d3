import type { Messages } from '../../messages/en.js'
import type { NoiseLevel } from './rules/noise-level.js'

export const levelText = (level: NoiseLevel, { noiseSensor: texts }: Messages): string =>
  level.kind === 'quiet' ? texts.quiet : texts[level.kind](level.value)
