import type { NoiseBand } from './rules/noise-chart.js'
import type { NoiseUnit } from './rules/noise-limit.js'
import { number } from '../../core/values/value.js'

/** A part of the day, in minutes since noon, and the least of what its thresholds allow. */
export interface NoiseLimit {
  readonly from: number
  readonly to: number
  /** Nothing where everything is allowed, or where no threshold tells it in the unit that was asked for. */
  readonly allowed: number | undefined
}

/** What is allowed in the course of a day in some unit, without a gap from noon to noon. */
export function noiseLimits(bands: readonly NoiseBand[], unit: NoiseUnit): readonly NoiseLimit[] {
  const edges = [...new Set([0, 1440, ...bands.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b)
  const limits: NoiseLimit[] = []
  for (const [index, to] of edges.entries()) {
    const from = edges[index - 1]
    if (from === undefined) continue
    const least = Math.min(
      ...bands
        .filter((band) => band.from <= from && band.to >= to)
        .map(({ threshold }) => number(threshold[unit]) ?? Infinity)
    )
    const allowed = number(least)
    const last = limits.at(-1)
    if (last && last.allowed === allowed) limits[limits.length - 1] = { ...last, to }
    else limits.push({ from, to, allowed })
  }
  return limits
}
