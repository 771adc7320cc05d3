import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { TableContent, TableGroup, TableInput } from './table-content.js'
import type { TableStore } from './table-store.js'

/** What a table shows of what there is to list, as a person wants to see it. */
export function useTable<Item, Group extends TableGroup = TableGroup>(
  store: TableStore<Item, Group>,
  input: TableInput<Item, Group>
): TableContent<Item, Group> {
  const table = store.contentOf(useStore(store.state), input)
  useLayoutEffect(() => store.settle(table))
  return table
}
