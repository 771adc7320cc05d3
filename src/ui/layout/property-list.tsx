import type { ReactNode } from 'react'

export type PropertyListProps = { children: ReactNode }

/** The list that property rows stand in. */
export const PropertyList = ({ children }: PropertyListProps) => <dl>{children}</dl>
