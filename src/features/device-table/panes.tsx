import type { KeyboardEventHandler, ReactNode } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import css from './panes.css'

registerStyles(css)

interface Props {
  readonly list: ReactNode
  readonly details: ReactNode
  /** `true` if both are shown next to each other. */
  readonly isAside: boolean
  readonly onKeyDown?: KeyboardEventHandler | undefined
}

/** A list and the details that it opens. Both keep their state when the element becomes wider or narrower. */
export const Panes = ({ list, details, isAside, onKeyDown }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the details from both panes.
  <div className={isAside ? 'panes aside' : 'panes'} onKeyDown={onKeyDown}>
    {list && <div key="list">{list}</div>}
    {details && (
      <div key="details" className={isAside ? 'details-pane' : undefined}>
        {details}
      </div>
    )}
  </div>
)
