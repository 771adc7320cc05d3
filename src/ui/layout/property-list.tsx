import type { ReactNode } from 'react'

export type PropertyListProps = { children: ReactNode }

/** List of property rows. */
export const PropertyList = ({ children }: PropertyListProps) => <dl>{children}</dl>
