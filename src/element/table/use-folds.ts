import { useCallback, useState } from 'react'

/** What a person has folded, or opened, by key: it stays as the list is read anew. */
export interface Folds {
  readonly toggled: ReadonlySet<string>
  put(keys: readonly string[], isToggled: boolean): void
}

const NONE: ReadonlySet<string> = new Set()

/** @param search what is typed: as long as it stands it has folds of its own, so that what is found can be seen. */
export function useFolds(search: string): Folds {
  const [usual, setUsual] = useState(NONE)
  const [searched, setSearched] = useState({ search, toggled: NONE })
  const toggled = !search ? usual : searched.search === search ? searched.toggled : NONE
  const put = useCallback(
    (keys: readonly string[], isToggled: boolean) => {
      const change = (before: ReadonlySet<string>): ReadonlySet<string> =>
        isToggled ? new Set([...before, ...keys]) : new Set([...before].filter((key) => !keys.includes(key)))
      if (!search) return setUsual(change)
      return setSearched((before) => ({ search, toggled: change(before.search === search ? before.toggled : NONE) }))
    },
    [search]
  )
  return { toggled, put }
}
