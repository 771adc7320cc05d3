import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import css from './table.css'

registerStyles(css)

interface Props {
  /** `true` for lower rows. */
  readonly dense: boolean | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

/** Outermost box of a table. */
export const TableBox = ({ dense, ref, children }: Props) => (
  <div ref={ref} className={dense ? 'table dense' : 'table'}>
    {children}
  </div>
)
