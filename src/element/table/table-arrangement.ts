import { memoizeLast } from './memoize-last.js'
import type { ArrangedRows, FoundRows, TableGroup } from './table-content.js'

/** How rows are arranged. */
interface Arrangement<Item, Group extends TableGroup> {
  readonly keyOf: (item: Item) => string
  /** Puts what is listed in another order, and leaves out what is filtered away. */
  readonly order: (listed: readonly Item[]) => readonly Item[]
  /** The groups of rows that stand group by group, by the key of the first row of each. */
  readonly groupsOf: ((rows: readonly Item[]) => ReadonlyMap<string, Group>) | undefined
}

/** Of some items those that are among others. */
function among<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(others)
  return items.filter((item) => known.has(item))
}

/** Arranges rows, and folds groups of them away. Each step is taken anew only when what it begins with is another. */
export function createTableArrangement<Item, Group extends TableGroup>({
  keyOf,
  order,
  groupsOf
}: Arrangement<Item, Group>): (found: FoundRows<Item>) => ArrangedRows<Item, Group> {
  type Items = readonly Item[]
  type Groups = ReadonlyMap<string, Group> | undefined

  const arrange = memoizeLast(order)
  const [show, match] = [memoizeLast(among<Item>), memoizeLast(among<Item>)]
  const group = memoizeLast((rows: Items) => groupsOf?.(rows))
  const unfold = memoizeLast((rows: Items, groups: Groups, toggled: ReadonlySet<string>) => {
    if (!groups || toggled.size === 0) return rows
    let isFolded = false
    return rows.filter((item) => {
      const begun = groups.get(keyOf(item))
      if (begun) isFolded = toggled.has(begun.key)
      return begun || !isFolded
    })
  })

  return ({ allRows, matchingRows, filteredRows: unfiltered, toggledKeys }) => {
    const arranged = arrange(allRows)
    const rows = show(arranged, unfiltered)
    const groups = group(rows)
    return {
      rows,
      unfolded: unfold(rows, groups, toggledKeys),
      count: match(matchingRows, arranged).length,
      hasUnfiltered: unfiltered.length > 0,
      groups,
      isFolded: (item) => toggledKeys.has(groups?.get(keyOf(item))?.key ?? '')
    }
  }
}
