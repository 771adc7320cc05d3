import type { ReactNode } from 'react'
import css from './row-action.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type RowActionProps = {
  /** Whether its button has words; else its place is only that of an icon. @default false */
  isWide?: boolean
  children: ReactNode
}

/** One icon button, or a menu, at the end of a list row and over it. */
export function RowAction({ isWide, children }: RowActionProps) {
  return <div className={isWide ? 'row-action wide' : 'row-action'}>{children}</div>
}
