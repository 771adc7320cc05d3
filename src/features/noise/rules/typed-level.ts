/** Valid range of a threshold. */
export interface LevelLimits {
  readonly min: number
  readonly max: number
}

/** In dB. */
export const DECIBELS: LevelLimits = { min: 0, max: 140 }
/** NoiseAware score. */
export const SCORES: LevelLimits = { min: 0, max: 100 }

/** Start value of an empty field: typical limit of a quiet room. */
const USUAL = 60

/** Parses a level with comma or point. NaN if it is not a number, `undefined` if empty. */
export function typedLevel(typed: string): number | undefined {
  const level = typed.trim()
  if (!level) return undefined
  return /^[-−]?\d+(?:[.,]\d+)?$/.test(level) ? Number(level.replace(',', '.').replace('−', '-')) : NaN
}

/** Returns the text of the field after a number of steps, within the range. */
export function steppedLevel(typed: string, steps: number, { min, max }: LevelLimits): string {
  const level = typedLevel(typed)
  if (level === undefined || Number.isNaN(level)) return String(Math.min(USUAL, max))
  // From 62.5, up leads to 63 and down to 62.
  const whole = steps > 0 ? Math.floor(level) : Math.ceil(level)
  return String(Math.min(max, Math.max(min, whole + steps)))
}
