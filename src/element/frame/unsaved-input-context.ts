import { createContext, useCallback, useContext, useState } from 'react'

/** Tells the screens around whether they hold unsaved input, which then stays if its resource is missing. */
export const UnsavedInputContext = createContext<(isUnsaved: boolean) => void>(() => {})

/** Returns whether a screen holds unsaved input, and its value of the context, which also tells the screens around. */
export function useUnsavedInput(): readonly [boolean, (isUnsaved: boolean) => void] {
  const reportAround = useContext(UnsavedInputContext)
  const [isUnsaved, setUnsaved] = useState(false)
  const report = useCallback(
    (next: boolean) => {
      setUnsaved(next)
      reportAround(next)
    },
    [reportAround]
  )
  return [isUnsaved, report]
}
