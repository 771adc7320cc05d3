interface Sorted<Item> {
  /** Items in the given order, with their index. */
  readonly indices: ReadonlyMap<Item, number>
  readonly sorted: readonly Item[]
  readonly compare: (first: Item, second: Item) => number
}

/** Returns the index in a sorted list before which an item belongs, at or after `start`. */
function placeIn<Item>(list: readonly Item[], start: number, isBefore: (other: Item) => boolean): number {
  let [low, high] = [start, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = list[middle]
    if (other !== undefined && isBefore(other)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns `undefined` if items that were there the last time are now in another order. */
function addTo<Item>(
  { indices: known, sorted, compare }: Sorted<Item>,
  items: readonly Item[],
  indices: ReadonlyMap<Item, number>
): readonly Item[] | undefined {
  const indexOf = (item: Item): number => indices.get(item) ?? -1
  let latest = -1
  for (const item of known.keys()) {
    const index = indices.get(item) ?? latest
    // Items that compare as equal keep their given order, so it has to be the same.
    if (index < latest) return undefined
    latest = index
  }
  const rest = sorted.filter((item) => indices.has(item))
  const parts: (readonly Item[])[] = []
  let start = 0
  for (const item of items.filter((each) => !known.has(each)).toSorted(compare)) {
    const place = placeIn(rest, start, (other) => (compare(other, item) || indexOf(other) - indexOf(item)) < 0)
    parts.push(rest.slice(start, place), [item])
    start = place
  }
  return [...parts, rest.slice(start)].flat()
}

/** Creates a sort with the result of `toSorted` that compares only the items that were not there the last time. */
export function createIncrementalSort<Item extends object>(): (
  items: readonly Item[],
  compare: (first: Item, second: Item) => number
) => readonly Item[] {
  let last: Sorted<Item> | undefined

  return (items, compare) => {
    const indices = new Map(items.map((item, index) => [item, index]))
    const sorted = (last?.compare === compare && addTo(last, items, indices)) || items.toSorted(compare)
    last = { indices, sorted, compare }
    return sorted
  }
}
