import { parseInstant } from './parse-instant.js'

/** Created on first use: creating a collator is slow, and a browser may refuse to. */
let collator: Intl.Collator | undefined

/** Compares names as a user sorts them, with numbers by value. */
export function compareNames(first: string, second: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true })
  return collator.compare(first, second)
}

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
