import type { ReactNode, Ref } from 'react'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-code-table.css'

registerStyles(css)

interface Props {
  /** If `true`, rows are compact, with a single line each if there is enough room. */
  readonly dense: boolean | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

export const CodesBox = ({ dense, ref, children }: Props) => (
  <div ref={ref} className={dense ? 'codes of-one-line' : 'codes'}>
    {children}
  </div>
)
