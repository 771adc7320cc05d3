import { createContext } from 'react'

/** Tells the screen around whether it holds unsaved input, which then stays if its resource is missing. */
export const UnsavedInputContext = createContext<(isUnsaved: boolean) => void>(() => {})
