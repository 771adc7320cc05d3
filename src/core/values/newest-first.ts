import { compareNames } from './compare-names.js'
import { parseInstant } from './parse-instant.js'

interface Created {
  readonly created_at?: unknown
}

/** Compares by creation date, newest first, then by name. */
export function newestFirst<Item extends Created>(nameOf: (item: Item) => string | undefined) {
  // Each date is parsed once, although sorting compares it many times.
  const known = new WeakMap<Item, number>()
  function createdAt(item: Item): number {
    let time = known.get(item)
    if (time === undefined) {
      time = parseInstant(item.created_at) ?? 0
      known.set(item, time)
    }
    return time
  }
  return (first: Item, second: Item): number =>
    createdAt(second) - createdAt(first) || compareNames(nameOf(first) ?? '', nameOf(second) ?? '')
}
