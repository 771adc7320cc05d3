import type { ReactNode } from 'react'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './code-heads.css'

registerStyles(css)

interface Props {
  readonly children?: ReactNode
}

/** Line for the heads of the columns, if there are columns. */
export const CodeHeadsFrame = ({ children }: Props) => (
  <div className="code-heads muted" aria-hidden>
    {children}
  </div>
)
