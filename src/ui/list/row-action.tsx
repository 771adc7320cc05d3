import type { ReactNode } from 'react'
import css from './row-action.css'
import { useStyles } from '../style/styles.js'

export type RowActionProps = { children: ReactNode }

/** One icon button, or a menu, at the end of a list row and over it. */
export function RowAction({ children }: RowActionProps) {
  useStyles(css)
  return <div className="row-action">{children}</div>
}
