import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './list.css'
import { WHOLE_ROWS } from './row-metrics.js'

registerStyles(css)

interface Props
  extends Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur'> {
  readonly label: string
  /** `true` if the rows are tiles, if there is space for two next to each other. */
  readonly isTiled?: boolean | undefined
  /** Total number of rows. */
  readonly count: number
  /** Height of the rows before and after the rendered ones, in CSS px. */
  readonly spaceBefore: number
  readonly spaceAfter: number
  /** The rendered rows. */
  readonly children: ReactNode
}

/** Container of list rows. Long lists scroll. */
export function ListFrame({ label, isTiled, count, spaceBefore, spaceAfter, children, ...region }: Props) {
  return (
    <div role="presentation" className={count > WHOLE_ROWS ? 'list long' : 'list'} {...region}>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
        role="list"
        aria-label={label}
        className={isTiled ? 'tiles' : undefined}
        style={{ paddingBlock: `${spaceBefore}px ${spaceAfter}px` }}
      >
        {children}
      </ul>
    </div>
  )
}
