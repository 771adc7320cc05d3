import type { ReactNode } from 'react'
import css from './badge.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type BadgeProps = {
  /** Names its colour, as `ok` or `danger` do. */
  tone?: string | undefined
  icon?: ReactNode
  children: ReactNode
}

/**
 * A word on a filled ground: it tells and is not pressed. What is pressed has an outline.
 *
 * @csspart badge - A word that tells, and is not pressed.
 */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className="badge" part="badge" data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
)
