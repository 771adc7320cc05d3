import { createContext, type ReactNode } from 'react'

/** Placeholder of a lazily loaded part, while the part itself is loading more. */
export const PlaceholderContext = createContext<ReactNode>(null)
