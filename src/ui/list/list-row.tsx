import type { ReactNode } from 'react'
import css from './list-row.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ListRowProps = {
  leading?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** What is to be said of it, at the end of the row; under the texts where the element is narrow. */
  trailing?: ReactNode
  /** What stands at the end, however narrow the row is. */
  end?: ReactNode
  /** It is on its way out. */
  dimmed?: boolean | undefined
}

/** How the inside of a list row is laid out. All of it is phrasing content, since a row is a button. */
export function ListRow({ leading, title, subtitle, trailing, end, dimmed }: ListRowProps) {
  return (
    <span className={dimmed ? 'list-row dimmed' : 'list-row'}>
      {leading}
      <span className="content">
        <span className="texts">
          <b>{title}</b>
          {subtitle && <small>{subtitle}</small>}
        </span>
        {trailing && <span className="trailing">{trailing}</span>}
      </span>
      {end}
    </span>
  )
}
