import type { ReactNode } from 'react'
import css from './along.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type AlongProps = {
  /** 0 at the start, 1 at the end. */
  share: number
  className?: string | undefined
  children: ReactNode
}

/** Text at a position along a line. It never overflows the line. */
export function Along({ share, className = '', children }: AlongProps) {
  return (
    <div className={`along ${className}`}>
      <i style={{ flexGrow: share }} />
      <span>{children}</span>
      <i style={{ flexGrow: 1 - share }} />
    </div>
  )
}
