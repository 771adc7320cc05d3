import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './row-action.css'

registerStyles(css)

type RowActionProps = {
  /** `true` if the button has text. @default false */
  isWide?: boolean
  children: ReactNode
}

/** A button or menu at the end of a list row. */
export function RowAction({ isWide, children }: RowActionProps) {
  return <div className={isWide ? 'row-action wide' : 'row-action'}>{children}</div>
}
