import { createContext } from 'react'

/** Stacks whose screens are around a component. Unsaved input inside is lost when one of them opens or closes a screen. */
export const LeaveScopesContext = createContext<readonly object[]>([])
