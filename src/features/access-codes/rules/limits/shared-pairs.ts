import type { FormLock } from './form-problems.js'
import { type TimePair, timeFrameOptions } from './time-frame-option.js'

/** The pairs of times among which the user chooses. */
interface SharedPairs {
  readonly pairs: readonly TimePair[]
  readonly zone: string
}

/** Returns the pairs of a lock, if each of its options has some in the same time zone. Several locks are checked one by one. */
export function sharedPairs(locks: readonly FormLock[]): SharedPairs | undefined {
  const [only, ...further] = locks
  if (!only || further.length > 0) return undefined
  const options = timeFrameOptions(only.device, only.edited)
  const [first] = options
  if (!first || options.some(({ pairs, zone }) => pairs.length === 0 || zone !== first.zone)) return undefined
  const pairs = new Map(options.flatMap((option) => option.pairs.map((pair) => [`${pair.start} ${pair.end}`, pair])))
  return { pairs: [...pairs.values()], zone: first.zone }
}
