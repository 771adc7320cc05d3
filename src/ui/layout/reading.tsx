import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './reading.css'

registerStyles(css)

export type ReadingProps = {
  /** Shown in a tile tinted by the tone. */
  icon?: ReactNode
  /** Color name, such as `ok` or `danger`. Icon and text convey the same. */
  tone?: string | undefined
  /** 20, 28 or 40 px at a text size of 14 px; smaller if there is no room. @default 'reading' */
  size?: 'title' | 'reading' | 'display' | undefined
  /** Name of the measured value, above the reading. */
  label?: ReactNode
  /** The reading, such as "Locked" or "69°F". */
  children: ReactNode
  /** Below the reading: "Heating to 70°F". */
  note?: ReactNode
}

/** A prominent reading of a device. */
export function Reading({ icon, tone, size = 'reading', label, children, note }: ReadingProps) {
  return (
    <div className="reading inline wrap" data-tone={tone} data-size={size}>
      {icon && <span className="state-tile">{icon}</span>}
      <div>
        {label && <p className="muted">{label}</p>}
        <b>{children}</b>
        {note && <p className="muted">{note}</p>}
      </div>
    </div>
  )
}
