import type { ReactNode } from 'react'
import css from './chip.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ChipProps = {
  /** Names its colour, as `ok` or `danger` do. */
  tone?: string | undefined
  icon?: ReactNode
  pressed: boolean
  /** What it does is under way: it keeps the focus, and presses do nothing. */
  pending?: boolean
  disabled?: boolean
  onToggle: () => void
  children: ReactNode
}

/**
 * A small button that is pressed or not; what only tells is a `Badge`.
 *
 * @csspart filter - What is pressed to see only some of a list.
 */
export const Chip = ({ tone, icon, pressed, pending = false, disabled, onToggle, children }: ChipProps) => (
  <button
    type="button"
    className="chip"
    part="filter"
    data-tone={tone}
    disabled={disabled}
    aria-pressed={pressed}
    aria-busy={pending || undefined}
    onClick={() => !pending && onToggle()}
  >
    {pending ? <i className="spinner" /> : icon}
    <span>{children}</span>
  </button>
)
