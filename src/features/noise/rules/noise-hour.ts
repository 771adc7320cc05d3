import type { Noise } from './noise-activity.js'

const HOUR = 3_600_000
/** Below this nothing is told apart in a picture, in dB; a score begins at 0. */
const FLOOR = { decibels: 30, score: 0 }

/** What a picture of the last hour is made of: heights and times as shares of it, from the bottom and from its beginning. */
export interface NoiseHour {
  readonly noises: readonly { readonly at: number; readonly height: number }[]
  /** How loud it is now. */
  readonly present: number | undefined
  /** How loud it may be now. */
  readonly allowed: number | undefined
}

/** What is known of the last hour, in dB or as NoiseAware's score. */
interface Known {
  readonly unit: keyof typeof FLOOR
  readonly noises: readonly Noise[]
  readonly present: number | undefined
  readonly allowed: number | undefined
  /** In ms since 1970. */
  readonly now: number
  /** How loud a noise was, in that unit. */
  levelOf(noise: Noise): number | undefined
}

/** Where everything stands in a picture of the last hour; the loudest is near its top. A noise without a level is as loud as may be. */
export function noiseHour({ unit, noises, present, allowed, now, levelOf }: Known): NoiseHour {
  const floor = FLOOR[unit]
  const heard = noises.map((noise) => ({ instant: noise.instant ?? now, level: levelOf(noise) ?? allowed ?? floor }))
  const top = Math.max(floor + 1, present ?? 0, allowed ?? 0, ...heard.map(({ level }) => level))
  const share = (value: number): number => Math.min(1, Math.max(0, (value - floor) / ((top - floor) * 1.15)))
  return {
    noises: heard.map(({ instant, level }) => ({ at: Math.min(1, 1 - (now - instant) / HOUR), height: share(level) })),
    present: present === undefined ? undefined : share(present),
    allowed: allowed === undefined ? undefined : share(allowed)
  }
}
