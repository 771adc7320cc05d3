import type { ReactNode } from 'react'
import css from './reading.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ReadingProps = {
  /** Stands in a tile that is tinted by the tone. */
  icon?: ReactNode
  /** Names its colour, as `ok` or `danger` do; the icon and the words say the same. */
  tone?: string | undefined
  /** 20, 28 or 40 px where the text is 14 px; never more than the element has room for. @default 'reading' */
  size?: 'title' | 'reading' | 'display' | undefined
  /** What it is that is read, over it. */
  label?: ReactNode
  /** The reading itself, such as "Locked" or "69°F". */
  children: ReactNode
  /** What follows from it, under it: "Heating to 70°F". */
  note?: ReactNode
}

/** What a device says, at a size that says so. */
export function Reading({ icon, tone, size = 'reading', label, children, note }: ReadingProps) {
  return (
    <div className="reading" data-tone={tone} data-size={size}>
      {icon && <span className="state-tile">{icon}</span>}
      <div>
        {label && <p>{label}</p>}
        <b>{children}</b>
        {note && <p>{note}</p>}
      </div>
    </div>
  )
}
