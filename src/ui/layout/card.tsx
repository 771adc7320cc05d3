import type { ReactNode } from 'react'
import css from './card.css'
import { useStyles } from '../style/styles.js'

export type CardProps = { children: ReactNode }

/** A hairline frame around what belongs together. */
export function Card({ children }: CardProps) {
  useStyles(css)
  return (
    <div className="card" part="card">
      {children}
    </div>
  )
}
