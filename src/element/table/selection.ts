import { createStore, type StoreApi } from 'zustand/vanilla'

/** Selection of a list, including items that are not visible. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>
  /** Toggles an item. With `isRange`, applies the same to all items since the previous one. */
  press(id: string, isRange: boolean): void
  /** Selects or deselects several items. */
  put(ids: readonly string[], isChosen: boolean): void
  /** Sets the function that returns the visible ids in order. */
  follow(rows: () => readonly string[]): void
}

export function createSelection(): Selection {
  const store = createStore<ReadonlySet<string>>()(() => new Set<string>())
  let rows: () => readonly string[] = () => []
  let last: string | undefined

  function put(ids: readonly string[], isChosen: boolean): void {
    const chosen = new Set(store.getState())
    for (const id of ids) {
      if (isChosen) chosen.add(id)
      else chosen.delete(id)
    }
    store.setState(chosen, true)
  }

  return {
    store,
    put,
    follow: (shown) => void (rows = shown),
    press(id, isRange) {
      const shown = rows()
      const [from, to] = [shown.indexOf(last ?? ''), shown.indexOf(id)]
      if (isRange && last !== undefined && from >= 0) {
        put(shown.slice(Math.min(from, to), Math.max(from, to) + 1), store.getState().has(last))
      } else put([id], !store.getState().has(id))
      last = id
    }
  }
}
