import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ListHandle, ListMemory } from '../../ui/list/list.js'
import { createSelection, type Selection } from './selection.js'
import {
  createTableContent,
  type Subset,
  type TableFilters,
  type TableContent,
  type TableGroup,
  type TableInput
} from './table-content.js'

const NONE: ReadonlySet<string> = new Set()

/** What a person has made of a table. */
export interface TableState<Item> extends Omit<TableFilters<Item>, 'toggledKeys'> {
  /** What is folded where nothing is searched. */
  readonly folds: ReadonlySet<string>
  /** What is folded of one search: it has folds of its own, so that what is found can be seen. */
  readonly searchFolds: { readonly search: string; readonly toggled: ReadonlySet<string> }
}

/** Everything that a table is, but for what it lists: search, chips, folds and selection stay as its items are read anew. */
export interface TableStore<Item, Group extends TableGroup = TableGroup> {
  readonly state: StoreApi<TableState<Item>>
  readonly selection: Selection
  /** How its rows are reached, and where they were scrolled to. */
  readonly list: { current: ListHandle | null }
  readonly memory: { current: ListMemory | null }
  readonly keyOf: (item: Item) => string
  /** The keys of the rows that are seen; always the same function. */
  readonly inView: () => readonly string[]
  search(typed: string): void
  /** Shows only what has an issue of a kind, or all again. */
  showKind(kind: number | undefined): void
  /** Shows only these, or all again. */
  showOnly(only: Subset<Item> | undefined): void
  /** Folds or unfolds what is as it was at first, or takes that back. */
  toggle(keys: readonly string[], isToggled: boolean): void
  /** Whether a key is toggled now. */
  isToggled(key: string): boolean
  /** What is shown of what there is to list. */
  contentOf(state: TableState<Item>, input: TableInput<Item, Group>): TableContent<Item, Group>
  /** Takes over what is shown now: ranges of rows are chosen there, and what finds nothing any more is forgotten. */
  settle(content: TableContent<Item, Group>): void
}

/** What is folded now, or opened. */
const toggledIn = ({ search, folds, searchFolds }: TableState<never>): ReadonlySet<string> =>
  !search ? folds : searchFolds.search === search ? searchFolds.toggled : NONE

export function createTableStore<Item, Group extends TableGroup = TableGroup>(
  keyOf: (item: Item) => string
): TableStore<Item, Group> {
  const state = createStore<TableState<Item>>()(() => ({
    search: '',
    issueFilter: undefined,
    subset: undefined,
    folds: NONE,
    searchFolds: { search: '', toggled: NONE }
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
    inView: () => list.current?.keys() ?? [],
    search: (search) => state.setState({ search }),
    showKind: (kind) => state.setState({ issueFilter: kind }),
    showOnly: (subset) => state.setState({ subset }),
    toggle(keys, isOn) {
      const { search } = state.getState()
      const toggled = new Set(toggledIn(state.getState()))
      for (const key of keys) {
        if (isOn) toggled.add(key)
        else toggled.delete(key)
      }
      state.setState(search ? { searchFolds: { search, toggled } } : { folds: toggled })
    },
    contentOf: (current, input) => derive({ ...current, toggledKeys: toggledIn(current) }, input),
    settle({ unfolded, isFolded, issueFilter: kind, subset }) {
      selection.follow(() => unfolded.filter((item) => !isFolded?.(item)).map(keyOf))
      const before = state.getState()
      if (before.issueFilter !== kind || before.subset !== subset) state.setState({ issueFilter: kind, subset })
    }
  }
}
