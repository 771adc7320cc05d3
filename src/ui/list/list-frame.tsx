import type { ComponentProps, ReactNode } from 'react'
import css from './list.css'
import { WHOLE_ROWS } from './row-metrics.js'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

interface Props
  extends Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur'> {
  readonly label: string
  /** How many rows the list has, whether they are there or not. */
  readonly count: number
  /** What stands for the rows before and after those that are there, in CSS pixels. */
  readonly before: number
  readonly after: number
  /** The rows that are there. */
  readonly children: ReactNode
}

/** What the rows of a list stand in, which scrolls where there are many. */
export function ListFrame({ label, count, before, after, children, ...region }: Props) {
  return (
    <div role="presentation" className={count > WHOLE_ROWS ? 'list long' : 'list'} {...region}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" aria-label={label} style={{ paddingBlock: `${before}px ${after}px` }}>
        {children}
      </ul>
    </div>
  )
}
