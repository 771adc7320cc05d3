import type { ArrangedRows, FoundRows, TableGroup } from './table-content.js'
import { memoizeLast } from './table-content.js'

interface Arrangement<Item, Group extends TableGroup> {
  readonly keyOf: (item: Item) => string
  /** Sorts and filters the rows. */
  readonly order: (listed: readonly Item[]) => readonly Item[]
  /** Groups by the key of their first row. */
  readonly groupsOf: ((rows: readonly Item[]) => ReadonlyMap<string, Group> | undefined) | undefined
}

/** Returns the items that are among others. */
function among<Item>(items: readonly Item[], subset: readonly Item[]): readonly Item[] {
  const known = new Set(subset)
  return items.filter((item) => known.has(item))
}

/** Sorts, filters, groups and collapses rows. Each step runs only if its input changed. */
export function createTableArrangement<Item, Group extends TableGroup>({
  keyOf,
  order,
  groupsOf
}: Arrangement<Item, Group>): (found: FoundRows<Item>) => ArrangedRows<Item, Group> {
  type Items = readonly Item[]
  type Groups = ReadonlyMap<string, Group> | undefined

  const arrange = memoizeLast(order)
  const show = memoizeLast(among<Item>)
  const group = memoizeLast((rows: Items) => groupsOf?.(rows))
  const unfold = memoizeLast((rows: Items, groups: Groups, toggledKeys: ReadonlySet<string>) => {
    if (!groups || toggledKeys.size === 0) return rows
    let isCollapsed = false
    return rows.filter((item) => {
      const group = groups.get(keyOf(item))
      if (group) isCollapsed = toggledKeys.has(group.key)
      return group || !isCollapsed
    })
  })

  return ({ allRows, filteredRows: unfiltered, toggledKeys }) => {
    const arranged = arrange(allRows)
    const rows = show(arranged, unfiltered)
    const groups = group(rows)
    return {
      rows,
      visibleRows: unfold(rows, groups, toggledKeys),
      hasUnfiltered: unfiltered.length > 0,
      groups,
      isCollapsed: (item) => toggledKeys.has(groups?.get(keyOf(item))?.key ?? '')
    }
  }
}
