import type { WholeSpan } from './access-periods.js'

/** Items by their spans. */
export interface SpanIndex<Item> {
  add(span: WholeSpan, item: Item): void
  /** Returns the items whose span overlaps with a span, earliest start first. */
  meeting(span: WholeSpan): readonly Item[]
}

interface Entry<Item> {
  readonly span: WholeSpan
  readonly item: Item
}

/** Returns the number of leading entries that start before an instant. */
function countBefore<Item>(entries: readonly Entry<Item>[], instant: number): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.span.startsAt ?? Infinity) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Creates an index that finds overlapping spans without comparing all of them. It sorts when it is first read after a
 * change.
 */
export function createSpanIndex<Item>(): SpanIndex<Item> {
  const entries: Entry<Item>[] = []
  /** Latest end of an entry and of all entries before it. */
  let latestEnds: readonly number[] | undefined

  function sort(): readonly number[] {
    entries.sort((a, b) => a.span.startsAt - b.span.startsAt)
    let latest = -Infinity
    return entries.map(({ span }) => (latest = Math.max(latest, span.endsAt)))
  }

  return {
    add(span, item) {
      entries.push({ span, item })
      latestEnds = undefined
    },
    meeting({ startsAt, endsAt }) {
      const ends = (latestEnds ??= sort())
      const found: Item[] = []
      // All entries before one whose latest end is early enough have ended as well.
      for (let place = countBefore(entries, endsAt) - 1; (ends[place] ?? -Infinity) > startsAt; place -= 1) {
        const entry = entries[place]
        if (entry && entry.span.endsAt > startsAt) found.push(entry.item)
      }
      return found.toReversed()
    }
  }
}
