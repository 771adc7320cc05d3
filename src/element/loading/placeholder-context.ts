import { createContext, type ReactNode } from 'react'

/** What holds the place of a part that is fetched, as long as that waits for more. */
export const PlaceholderContext = createContext<ReactNode>(null)
