import type { ReactNode } from 'react'
import css from './row-action.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type RowActionProps = { children: ReactNode }

/** One icon button, or a menu, at the end of a list row and over it. */
export function RowAction({ children }: RowActionProps) {
  return <div className="row-action">{children}</div>
}
