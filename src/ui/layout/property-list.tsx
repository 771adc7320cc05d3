import type { ReactNode } from 'react'

export type PropertyListProps = { children: ReactNode }

export const PropertyList = ({ children }: PropertyListProps) => <dl>{children}</dl>
