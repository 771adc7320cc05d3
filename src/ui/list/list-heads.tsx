import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './list-heads.css'

registerStyles(css)

interface Props {
  readonly children?: ReactNode
}

/** Line for the heads of the columns, if there are columns. Hidden from screen readers, which read rows as a whole. */
export const ListHeads = ({ children }: Props) => (
  <div className="list-heads muted" aria-hidden>
    {children}
  </div>
)
