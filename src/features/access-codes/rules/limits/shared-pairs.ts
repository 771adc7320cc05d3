import type { FormLock } from './form-problems.js'
import { type TimeFrameOption, type TimePair, timeFrameOptions } from './time-frame-option.js'

/** The pairs of times among which the user chooses. */
interface SharedPairs {
  readonly pairs: readonly TimePair[]
  readonly zone: string
}

const isPair =
  (first: TimePair) =>
  (second: TimePair): boolean =>
    first.start === second.start && first.end === second.end

/** Returns the different pairs of some options. */
const pairsOf = (options: readonly TimeFrameOption[]): readonly TimePair[] =>
  options.flatMap(({ pairs }) => pairs).filter((pair, index, all) => all.findIndex(isPair(pair)) === index)

/**
 * Returns the pairs that all locks accept. `undefined` if there are none, if a lock accepts other times, or if the time
 * zones differ: then the locks are checked one by one.
 */
export function sharedPairs(locks: readonly FormLock[]): SharedPairs | undefined {
  const [first, ...rest] = locks.map(({ device, edited }) => timeFrameOptions(device, edited))
  const zone = first?.[0]?.zone
  if (!first || zone === undefined) return undefined
  const hasOnlyPairs = (options: readonly TimeFrameOption[]): boolean =>
    options.length > 0 && options.every((option) => option.pairs.length > 0 && option.zone === zone)
  if (![first, ...rest].every(hasOnlyPairs)) return undefined
  const pairs = pairsOf(first).filter((pair) => rest.every((options) => pairsOf(options).some(isPair(pair))))
  return pairs.length > 0 ? { pairs, zone } : undefined
}
