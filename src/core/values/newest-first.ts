import { parseInstant } from './parse-instant.js'

/** Made when two are of one moment: a browser takes long to make it. */
let names: Intl.Collator | undefined

function compareNames(first: string, second: string): number {
  names ??= new Intl.Collator(undefined, { numeric: true })
  return names.compare(first, second)
}

interface Created {
  readonly created_at?: unknown
}

/** The order in which the newest comes first, and what was made at the same moment goes by name. */
export function newestFirst<Item extends Created>(nameOf: (item: Item) => string | undefined) {
  // A date is compared many times in one sort: it is read once.
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
