import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { TableContent, TableGroup, TableInput } from './table-content.js'
import type { TableStore } from './table-store.js'

/** Returns what a table shows of these items. */
export function useTable<Item, Group extends TableGroup = TableGroup>(
  store: TableStore<Item, Group>,
  input: TableInput<Item, Group>
): TableContent<Item, Group> {
  const table = store.contentOf(useStore(store.state), input)
  useLayoutEffect(() => store.settle(table))
  return table
}
