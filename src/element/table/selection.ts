import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a person has chosen of a list, whatever of it is shown. */
export interface Selection {
  readonly store: StoreApi<ReadonlySet<string>>
  /** Chooses one or lets it go; in a range, all from the one that was pressed last become as that one is. */
  press(id: string, isRange: boolean): void
  /** Chooses these, or lets them go. */
  put(ids: readonly string[], isChosen: boolean): void
  /** Takes the ids of what is shown, in its order, from there from now on. */
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
