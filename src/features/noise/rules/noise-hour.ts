import { millisecondsInHour } from 'date-fns/constants'
import type { Noise } from './noise-activity.js'

/** Bottom of the drawing, in dB or as score. */
const FLOOR = { decibels: 30, score: 0 }

/** Drawing of the last hour: heights and times as shares, from the bottom and the start. */
interface NoiseHour {
  readonly noises: readonly { readonly at: number; readonly height: number }[]
  /** Current level. */
  readonly present: number | undefined
  /** Current limit. */
  readonly allowed: number | undefined
}

/** Data of the last hour, in dB or as NoiseAware score. */
interface Known {
  readonly unit: keyof typeof FLOOR
  readonly noises: readonly Noise[]
  readonly present: number | undefined
  readonly allowed: number | undefined
  /** In ms since the epoch. */
  readonly now: number
  /** Level of a noise event in that unit. */
  levelOf(noise: Noise): number | undefined
}

/**
 * Computes the drawing of the last hour. The loudest value is near the top. An event without a level is drawn at the
 * top.
 */
export function noiseHour({ unit, noises, present, allowed, now, levelOf }: Known): NoiseHour {
  const floor = FLOOR[unit]
  const measured = noises.map((noise) => ({ instant: noise.instant ?? now, level: levelOf(noise) ?? allowed ?? floor }))
  const top = Math.max(floor + 1, present ?? 0, allowed ?? 0, ...measured.map(({ level }) => level))
  const share = (value: number): number => Math.min(1, Math.max(0, (value - floor) / ((top - floor) * 1.15)))
  return {
    noises: measured.map(({ instant, level }) => ({
      at: Math.min(1, 1 - (now - instant) / millisecondsInHour),
      height: share(level)
    })),
    present: present === undefined ? undefined : share(present),
    allowed: allowed === undefined ? undefined : share(allowed)
  }
}
