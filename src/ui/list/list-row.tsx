import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './list-row.css'

registerStyles(css)

type ListRowProps = {
  leading?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** Shown at the end of the row, or below the text if the element is narrow. */
  trailing?: ReactNode
  /** Shown at the end at any width. */
  end?: ReactNode
  /** `true` if the item is being removed. */
  dimmed?: boolean | undefined
}

/** Content of a list row. Phrasing content only, because a row is a button. */
export function ListRow({ leading, title, subtitle, trailing, end, dimmed }: ListRowProps) {
  return (
    <span className={dimmed ? 'list-row inline gap-3 dimmed' : 'list-row inline gap-3'}>
      {leading}
      <span className="content rest">
        <span className="texts rest">
          <b>{title}</b>
          {subtitle && <small>{subtitle}</small>}
        </span>
        {trailing && <span className="trailing wrap muted small">{trailing}</span>}
      </span>
      {end}
    </span>
  )
}
