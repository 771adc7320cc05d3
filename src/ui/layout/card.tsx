import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './card.css'

registerStyles(css)

export type CardProps = { children: ReactNode }

/** @csspart card - A group on its own background. */
export function Card({ children }: CardProps) {
  return (
    <div className="card surface" part="card">
      {children}
    </div>
  )
}
