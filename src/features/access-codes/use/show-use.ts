import { createContext } from 'react'

/** `true` if lists of access codes that open from a screen show when the codes were used. */
export const ShowUseContext = createContext(false)
