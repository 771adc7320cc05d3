import type { ReactNode } from 'react'
import css from './chip.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ChipProps = {
  /** Names its colour, as `ok` or `danger` do. */
  tone?: string | undefined
  icon?: ReactNode
  pressed: boolean
  onToggle: () => void
  children: ReactNode
}

/**
 * A small button that is pressed or not; what only tells is a `Badge`.
 *
 * @csspart filter - What is pressed to see only some of a list.
 */
export const Chip = ({ tone, icon, pressed, onToggle, children }: ChipProps) => (
  <button type="button" className="chip" part="filter" data-tone={tone} aria-pressed={pressed} onClick={onToggle}>
    {icon}
    <span>{children}</span>
  </button>
)
