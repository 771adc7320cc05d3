import { memoizeLast } from './memoize-last.js'

/** Some of the items, told from others by a key. */
export interface Subset<Item> {
  readonly key: string
  has(item: Item): boolean
}

/** A group of rows, told from all others by its key. */
export interface TableGroup {
  readonly key: string
}

/** What is shown of what was found, where rows are put in another order, in groups, or filtered. */
export interface ArrangedRows<Item, Group extends TableGroup> {
  readonly rows: readonly Item[]
  /** The rows that are not folded away; the first of a group stands for it. */
  readonly unfolded: readonly Item[]
  /** How many of those that were found are left. */
  readonly count?: number
  /** How many are listed, where that is not to be told yet. */
  readonly total?: number
  /** Whether there would be rows without the filters. */
  readonly hasUnfiltered?: boolean
  /** The groups, by the key of the first row of each. */
  readonly groups?: ReadonlyMap<string, Group> | undefined
  /** Whether an item is there for the heading of its group alone. */
  readonly isFolded?: (item: Item) => boolean
}

/** What a table lists, and by which rules; each function is the same one until its answers are others. */
export interface TableInput<Item, Group extends TableGroup = TableGroup> {
  readonly items: readonly Item[]
  /** Whether an item is listed for what was typed. A method, as `compare`: a host's own go by what the platform promises. */
  filter(item: Item, search: string): boolean
  /** In which order items are listed, as `Array.prototype.sort` has it. */
  compare(first: Item, second: Item): number
  /** Each tells whether an item has an issue of that kind. */
  readonly kinds: readonly ((item: Item) => boolean)[]
  /** What is searched for, such as nothing, whatever is typed into the table. */
  readonly search?: string | undefined
  /** Arranges what is shown, which is fetched where a person wants it (`createTableArrangement`). */
  readonly arrange?: ((found: FoundRows<Item>) => ArrangedRows<Item, Group>) | undefined
}

/** What there is to arrange. */
export interface FoundRows<Item> extends Pick<TableFilters<Item>, 'toggledKeys'> {
  /** Whatever is searched, in order. */
  readonly allRows: readonly Item[]
  /** After search, in order. */
  readonly matchingRows: readonly Item[]
  /** After search and chips, in order. */
  readonly filteredRows: readonly Item[]
}

/** What a person wants to see of a table. */
export interface TableFilters<Item> {
  readonly search: string
  /** The kind of issue that all rows are to have, as its place among the kinds. */
  readonly issueFilter: number | undefined
  /** The items that are to be seen alone. */
  readonly subset: Subset<Item> | undefined
  /** The keys of what is folded, or opened. */
  readonly toggledKeys: ReadonlySet<string>
}

/** What a table shows; of what a person chose, only what finds something. */
export interface TableContent<Item, Group extends TableGroup = TableGroup>
  extends TableFilters<Item>,
    ArrangedRows<Item, Group> {
  /** Whatever is searched, in order. */
  readonly listed: readonly Item[]
  /** How many there are whatever is searched. */
  readonly total: number
  /** How many there are after search and filters, before chips. */
  readonly count: number
  /** How many have an issue, kind by kind, whatever is searched: no search makes well what is not. */
  readonly issueCounts: readonly number[]
  /** Whether an item is listed, without a search or for the one that is typed. */
  isListed(item: Item): boolean
}

/** Derives what a table shows. Each step is taken anew only when what it begins with is another. */
export function createTableContent<Item, Group extends TableGroup>(): (
  choice: TableFilters<Item>,
  input: TableInput<Item, Group>
) => TableContent<Item, Group> {
  type Items = readonly Item[]
  type Input = TableInput<Item, Group>

  const order = memoizeLast((items: Items, compare: Input['compare']) => items.toSorted(compare))
  const find = (known: Items, filter: Input['filter'], search: string): Items =>
    known.filter((item) => filter(item, search))
  const [list, look] = [memoizeLast(find), memoizeLast(find)]
  // Asked once of each item, not with every key that is typed.
  const sort = memoizeLast((listed: Items, kinds: Input['kinds']) => kinds.map((has) => new Set(listed.filter(has))))
  const narrow = memoizeLast((found: Items, ...subsets: readonly (Pick<Subset<Item>, 'has'> | undefined)[]) =>
    subsets.some(Boolean) ? found.filter((item) => subsets.every((subset) => !subset || subset.has(item))) : found
  )

  return (choice, { items, filter, compare, kinds, arrange, search = choice.search }) => {
    const { toggledKeys, subset: wanted } = choice
    const known = order(items, compare)
    const allRows = list(known, filter, '')
    const concerned = sort(allRows, kinds)
    const matchingRows = search ? look(known, filter, search) : allRows
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
      unfolded: filteredRows,
      total: allRows.length,
      count: matchingRows.length,
      issueCounts: concerned.map(({ size }) => size),
      isListed: (item) => filter(item, '') || (search !== '' && filter(item, search)),
      ...arrange?.({ allRows, matchingRows, filteredRows, toggledKeys })
    }
  }
}
