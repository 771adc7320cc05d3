import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-code-table.css'

registerStyles(css)

interface Props {
  /** Whether more rows have room, each in one line where there is room for that. */
  readonly dense: boolean | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** What everything of a table of codes stands in. */
export const CodesBox = ({ dense, ref, children }: Props) => (
  <div ref={ref} className={dense ? 'codes of-one-line' : 'codes'}>
    {children}
  </div>
)
