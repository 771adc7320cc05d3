/** An attribute changes, step 10: derives the rows. */

/** Memoizes the latest call of a function. */
export function memoizeLast<Arguments extends readonly unknown[], Result>(
  compute: (...args: Arguments) => Result
): (...args: Arguments) => Result {
  let last: { readonly args: Arguments; readonly result: Result } | undefined
  return (...args) => {
    const previous = last
    if (previous && args.every((arg, place) => Object.is(arg, previous.args[place]))) return previous.result
    const result = compute(...args)
    last = { args, result }
    return result
  }
}

/** A subset of the items, identified by a key. */
export interface Subset<Item> {
  readonly key: string
  has(item: Item): boolean
}

/** A group of rows, identified by its key. */
export interface TableGroup {
  readonly key: string
}

/** Sorted, grouped and filtered rows. */
export interface ArrangedRows<Item, Group extends TableGroup> {
  readonly rows: readonly Item[]
  /** Rows that are not collapsed. The first row of a group also has its heading. */
  readonly visibleRows: readonly Item[]
  /** Number of items, or `undefined` while unknown. */
  readonly total?: number
  /** `true` if there would be rows without the filters. */
  readonly hasUnfiltered?: boolean
  /** Groups by the key of their first row. */
  readonly groups?: ReadonlyMap<string, Group> | undefined
  /** Returns `true` if an item is only shown for the heading of its group. */
  readonly isCollapsed?: (item: Item) => boolean
}

/** Returns the rows of groups that are not collapsed. */
export const uncollapsedRows = <Item>({ visibleRows, isCollapsed }: ArrangedRows<Item, TableGroup>): readonly Item[] =>
  isCollapsed ? visibleRows.filter((item) => !isCollapsed(item)) : visibleRows

/** Items and rules of a table. The functions must be stable. */
export interface TableInput<Item, Group extends TableGroup = TableGroup> {
  readonly items: readonly Item[]
  /**
   * Returns `true` if an item matches the search. A method, like `compare`: a host's function gets the platform's
   * types.
   */
  filter(item: Item, search: string): boolean
  /** Compare function for sorting. Omit if the items are sorted. */
  compare?(first: Item, second: Item): number
  /** One predicate for each kind of issue. */
  readonly kinds: readonly ((item: Item) => boolean)[]
  /** Overrides the typed search. */
  readonly search?: string | undefined
  /** Sorts, groups and filters; loaded on demand (`createTableArrangement`). */
  readonly arrange?: ((found: FoundRows<Item>) => ArrangedRows<Item, Group>) | undefined
}

/** Input of an arrangement. */
export interface FoundRows<Item> extends Pick<TableFilters<Item>, 'toggledKeys'> {
  /** All items in order, without search and chips. */
  readonly allRows: readonly Item[]
  /** Items that match search and chips, in order. */
  readonly filteredRows: readonly Item[]
}

/** Filters chosen by the user. */
export interface TableFilters<Item> {
  readonly search: string
  /** Index of the selected kind of issue. */
  readonly issueFilter: number | undefined
  /** Items that are shown exclusively. */
  readonly subset: Subset<Item> | undefined
  /** Keys of groups that are collapsed (or expanded, if collapsed initially). */
  readonly toggledKeys: ReadonlySet<string>
}

/** Content of a table. Filters without a match are reset. */
export interface TableContent<Item, Group extends TableGroup = TableGroup>
  extends TableFilters<Item>,
    ArrangedRows<Item, Group> {
  /** All items in order, without search and chips. */
  readonly listed: readonly Item[]
  /** Number of items without search. */
  readonly total: number
  /** Number of items per issue filter. Not affected by the search. */
  readonly issueCounts: readonly number[]
  /** Returns `true` if an item is listed, with or without the search. */
  isListed(item: Item): boolean
}

/** Derives what a table shows. Each step runs only if its input changed. */
export function createTableContent<Item, Group extends TableGroup>(): (
  choice: TableFilters<Item>,
  input: TableInput<Item, Group>
) => TableContent<Item, Group> {
  type Items = readonly Item[]
  type Input = TableInput<Item, Group>

  const order = memoizeLast((items: Items, compare: Input['compare']) => (compare ? items.toSorted(compare) : items))
  const find = (known: Items, filter: Input['filter'], search: string): Items =>
    known.filter((item) => filter(item, search))
  const [list, match] = [memoizeLast(find), memoizeLast(find)]
  // Evaluated once per item, not on every keystroke.
  const sort = memoizeLast((listed: Items, kinds: Input['kinds']) => kinds.map((has) => new Set(listed.filter(has))))
  const narrow = memoizeLast((found: Items, ...subsets: readonly (Pick<Subset<Item>, 'has'> | undefined)[]) =>
    subsets.some(Boolean) ? found.filter((item) => subsets.every((subset) => !subset || subset.has(item))) : found
  )

  return (choice, { items, filter, compare, kinds, arrange, search = choice.search }) => {
    const { toggledKeys, subset: wanted } = choice
    const known = order(items, compare)
    const allRows = list(known, filter, '')
    const concerned = sort(allRows, kinds)
    const matchingRows = search ? match(known, filter, search) : allRows
    const kind = concerned[choice.issueFilter ?? -1]?.size ? choice.issueFilter : undefined
    const subset = wanted && allRows.some((item) => wanted.has(item)) ? wanted : undefined
    const filteredRows = narrow(matchingRows, concerned[kind ?? -1], subset)
    return {
      search,
      issueFilter: kind,
      subset,
      toggledKeys,
      listed: allRows,
      rows: filteredRows,
      visibleRows: filteredRows,
      total: allRows.length,
      issueCounts: concerned.map(({ size }) => size),
      isListed: (item) => filter(item, '') || (search !== '' && filter(item, search)),
      ...arrange?.({ allRows, filteredRows, toggledKeys })
    }
  }
}
