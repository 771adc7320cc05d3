import { toWallTime } from '../../../../core/values/wall-time.js'
import { matchesDateRule } from './date-rule.js'
import type { TimeFrameOption, TimePair } from './time-frame-option.js'

/** Start and end of a code, in ms since the epoch. */
export interface Period {
  readonly start: number
  readonly end: number
}

/** Durations that are accepted, in ms. */
export interface DurationBand {
  readonly min: number
  readonly max: number
}

/** A rule of an option that a period breaks. */
export type BrokenRule = 'matching' | 'pairs' | 'start-date' | 'end-date'

/** Result of checking a period: the durations that are accepted, or the rules that the closest option breaks. */
export type TimeFrameProblem =
  | { readonly kind: 'duration'; readonly bands: readonly DurationBand[] }
  | {
      readonly kind: 'rules'
      readonly option: TimeFrameOption
      readonly broken: readonly [BrokenRule, ...BrokenRule[]]
    }

const lasts = ({ min, max }: DurationBand, { start, end }: Period): boolean => end - start >= min && end - start <= max

/** Returns the durations that any of the options accepts, without overlaps, by length. */
function durationBands(options: readonly TimeFrameOption[]): readonly DurationBand[] {
  const bands: DurationBand[] = []
  for (const { min, max } of options.toSorted((first, second) => first.min - second.min)) {
    const previous = bands.at(-1)
    if (previous && min <= previous.max) bands.splice(-1, 1, { min: previous.min, max: Math.max(previous.max, max) })
    else bands.push({ min, max })
  }
  return bands
}

const timeOfDay = (instant: number, zone: string): string => toWallTime(instant, zone).slice(11)

/** Returns `true` if a pair has the times of day of a period. */
const isPairOf = (pair: TimePair, { start, end }: Period, zone: string): boolean =>
  pair.start === timeOfDay(start, zone) && pair.end === timeOfDay(end, zone)

/** Returns the rules of an option that a period breaks, without its durations. */
function brokenRules(option: TimeFrameOption, period: Period): readonly BrokenRule[] {
  const { isMatching, pairs, startRule, endRule, zone } = option
  const [start, end] = [toWallTime(period.start, zone), toWallTime(period.end, zone)]
  return [
    ...(isMatching && start.slice(11) !== end.slice(11) ? (['matching'] as const) : []),
    ...(pairs.length > 0 && !pairs.some((pair) => isPairOf(pair, period, zone)) ? (['pairs'] as const) : []),
    ...(startRule && !matchesDateRule(startRule, start) ? (['start-date'] as const) : []),
    ...(endRule && !matchesDateRule(endRule, end) ? (['end-date'] as const) : [])
  ]
}

/** Returns why no option accepts a period, or `undefined` if one does or there are none. */
export function checkTimeFrame(options: readonly TimeFrameOption[], period: Period): TimeFrameProblem | undefined {
  if (options.length === 0) return undefined
  const applicable = options.filter((option) => lasts(option, period))
  if (applicable.length === 0) return { kind: 'duration', bands: durationBands(options) }
  const checked = applicable
    .map((option) => ({ option, broken: brokenRules(option, period) }))
    .toSorted((first, second) => first.broken.length - second.broken.length)
  const [{ option, broken: [first, ...rest] = [] } = { option: undefined }] = checked
  return option && first && { kind: 'rules', option, broken: [first, ...rest] }
}

/** Returns `true` if every option requires an end within some time. */
export const requiresEnd = (options: readonly TimeFrameOption[]): boolean =>
  options.length > 0 && options.every(({ max }) => max < Infinity)
