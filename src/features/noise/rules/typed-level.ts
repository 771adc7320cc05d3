/** Between which levels a threshold can be. */
export interface LevelLimits {
  readonly min: number
  readonly max: number
}

/** In dB. */
export const DECIBELS: LevelLimits = { min: 0, max: 140 }
/** As NoiseAware's score. */
export const SCORES: LevelLimits = { min: 0, max: 100 }

/** Where a person begins who has typed nothing yet: what a quiet room must not be louder than. */
const USUAL = 60

/** A level as it was typed, with a comma or a point; NaN for what is no number, and nothing where nothing was typed. */
export function typedLevel(typed: string): number | undefined {
  const level = typed.trim()
  if (!level) return undefined
  return /^[-−]?\d+(?:[.,]\d+)?$/.test(level) ? Number(level.replace(',', '.').replace('−', '-')) : NaN
}

/** What stands in the field after so many steps of one, within the limits. */
export function steppedLevel(typed: string, steps: number, { min, max }: LevelLimits): string {
  const level = typedLevel(typed)
  if (level === undefined || Number.isNaN(level)) return String(Math.min(USUAL, max))
  // From 62.5, up leads to 63 and down to 62.
  const whole = steps > 0 ? Math.floor(level) : Math.ceil(level)
  return String(Math.min(max, Math.max(min, whole + steps)))
}
