/** An attribute changes, step 10: search, chips and selection of a table. */

import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ListHandle } from '../../ui/list/list.js'
import type { ListMemory } from '../../ui/list/row-window.js'
import { createSelection, type Selection } from './selection.js'
import {
  createTableContent,
  type Subset,
  type TableContent,
  type TableFilters,
  type TableGroup,
  type TableInput,
  uncollapsedRows
} from './table-content.js'

const NONE: ReadonlySet<string> = new Set()

/** The user's settings of a table. */
interface TableState<Item> extends Omit<TableFilters<Item>, 'toggledKeys'> {
  /** Collapsed groups without a search or an issue filter. */
  readonly folds: ReadonlySet<string>
  /** Collapsed groups of the current search and issue filter. They are separate, so that results are visible. */
  readonly filterFolds: { readonly filter: string; readonly toggledKeys: ReadonlySet<string> }
}

/** State of a table other than its items: search, chips, groups and selection. Stays while items are refetched. */
export interface TableStore<Item, Group extends TableGroup = TableGroup> {
  readonly state: StoreApi<TableState<Item>>
  readonly selection: Selection
  /** Handle of the rows, for focus and scrolling. */
  readonly list: { current: ListHandle | null }
  readonly memory: { current: ListMemory | null }
  readonly keyOf: (item: Item) => string
  /** Returns the keys of the visible rows. Stable. */
  readonly visibleIds: () => readonly string[]
  search(typed: string): void
  /** Filters by a kind of issue. `undefined` shows all. */
  showKind(kind: number | undefined): void
  /** Shows only a subset. `undefined` shows all. */
  showOnly(only: Subset<Item> | undefined): void
  /** Collapses or expands groups. */
  toggle(keys: readonly string[], isToggled: boolean): void
  /** Returns `true` if a group is toggled. */
  isToggled(key: string): boolean
  /** Derives what is shown. */
  contentOf(state: TableState<Item>, input: TableInput<Item, Group>): TableContent<Item, Group>
  /** Adopts what is shown: range selection uses it, and a search or filter that does not apply is reset. */
  settle(content: TableContent<Item, Group>): void
}

/** Identifies the search and issue filter. Empty without them. */
const filterOf = ({ search, issueFilter }: TableState<never>): string =>
  issueFilter === undefined ? search : `${issueFilter} ${search}`

function toggledIn(state: TableState<never>): ReadonlySet<string> {
  const filter = filterOf(state)
  if (!filter) return state.folds
  return state.filterFolds.filter === filter ? state.filterFolds.toggledKeys : NONE
}

/** @param folds Groups that are collapsed initially. */
export function createTableStore<Item, Group extends TableGroup = TableGroup>(
  keyOf: (item: Item) => string,
  folds = NONE
): TableStore<Item, Group> {
  const state = createStore<TableState<Item>>()(() => ({
    search: '',
    issueFilter: undefined,
    subset: undefined,
    folds,
    filterFolds: { filter: '', toggledKeys: NONE }
  }))
  const selection = createSelection()
  const list: TableStore<Item>['list'] = { current: null }
  const derive = createTableContent<Item, Group>()
  const isToggled = (key: string): boolean => toggledIn(state.getState()).has(key)

  return {
    state,
    selection,
    list,
    memory: { current: null },
    keyOf,
    isToggled,
    visibleIds: () => list.current?.keys() ?? [],
    search: (search) => state.setState({ search }),
    showKind: (kind) => state.setState({ issueFilter: kind }),
    showOnly: (subset) => state.setState({ subset }),
    toggle(keys, isOn) {
      const filter = filterOf(state.getState())
      const toggledKeys = new Set(toggledIn(state.getState()))
      for (const key of keys) {
        if (isOn) toggledKeys.add(key)
        else toggledKeys.delete(key)
      }
      state.setState(filter ? { filterFolds: { filter, toggledKeys } } : { folds: toggledKeys })
    },
    contentOf: (current, input) => derive({ ...current, toggledKeys: toggledIn(current) }, input),
    settle(content) {
      const { search, issueFilter, subset } = content
      selection.follow(() => uncollapsedRows(content).map(keyOf))
      const previous = state.getState()
      if (previous.search !== search || previous.issueFilter !== issueFilter || previous.subset !== subset)
        state.setState({ search, issueFilter, subset })
    }
  }
}

/** Returns what a table shows of these items. */
export function useTable<Item, Group extends TableGroup = TableGroup>(
  store: TableStore<Item, Group>,
  input: TableInput<Item, Group>
): TableContent<Item, Group> {
  const table = store.contentOf(useStore(store.state), input)
  useLayoutEffect(() => store.settle(table))
  return table
}
