import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import css from './table.css'

registerStyles(css)

interface Props {
  /** Whether more rows have room, each in one line where there is room for that. */
  readonly dense: boolean | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly children: ReactNode
}

/** What everything of a table stands in. */
export const TableBox = ({ dense, ref, children }: Props) => (
  <div ref={ref} className={dense ? 'table dense' : 'table'}>
    {children}
  </div>
)
