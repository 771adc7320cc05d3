import { useMemo, useState } from 'react'

/** Which items a host wants listed for what was typed. */
export type TableFilter<Item> = (item: Item, search: string) => boolean

/** In which order a host wants items listed, as `Array.prototype.sort` has it. */
export type TableComparator<Item> = (first: Item, second: Item) => number

/** What a table shows of its items. */
export interface TableRows<Item> {
  /** Whatever is searched, in order. */
  readonly listed: readonly Item[]
  /** After search, before chips, in order. */
  readonly searched: readonly Item[]
  /** After search and chips, in order. */
  readonly rows: readonly Item[]
  /** How many there are whatever is searched. */
  readonly total: number
  /** How many there are after search, before chips. */
  readonly count: number
  /** How many have an issue, kind by kind, whatever is searched: no search makes well what is not. */
  readonly issueCounts: readonly number[]
  /** The kind of issue that all rows have, as its place among the kinds. */
  readonly selected: number | undefined
  select(kind: number | undefined): void
  /** Whether an item is listed, without a search or for the one that is typed. */
  isListed(item: Item): boolean
}

/** @param kinds tell of an item whether it has an issue of that kind; always the same ones until the answer is another. */
export function useTableRows<Item>(
  items: readonly Item[],
  search: string,
  filter: TableFilter<Item>,
  compare: TableComparator<Item>,
  kinds: readonly ((item: Item) => boolean)[]
): TableRows<Item> {
  const [selected, select] = useState<number>()
  const known = useMemo(() => items.toSorted(compare), [items, compare])
  const listed = useMemo(() => known.filter((item) => filter(item, '')), [known, filter])
  // Asked once of each item, not with every key that is typed.
  const concerned = useMemo(() => kinds.map((has) => new Set(listed.filter(has))), [listed, kinds])
  const found = useMemo(
    () => (search ? known.filter((item) => filter(item, search)) : listed),
    [known, listed, filter, search]
  )
  const chosen = selected === undefined ? undefined : concerned[selected]
  const rows = useMemo(() => (chosen ? found.filter((item) => chosen.has(item)) : found), [found, chosen])
  if (chosen?.size === 0) select(undefined)

  return {
    listed,
    searched: found,
    rows,
    total: listed.length,
    count: found.length,
    issueCounts: concerned.map(({ size }) => size),
    selected,
    select,
    isListed: (item) => filter(item, '') || (search !== '' && filter(item, search))
  }
}
