import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './status.css'

registerStyles(css)

type BadgeProps = {
  /** Color name, such as `ok` or `danger`. */
  tone?: string | undefined
  icon?: ReactNode
  children: ReactNode
}

/**
 * A label with a filled background. Not pressable; controls have an outline.
 *
 * @csspart badge - A label.
 */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className="badge small" part="badge" data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
)
