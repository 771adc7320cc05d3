import type { ReactNode } from 'react'
import css from './chip.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ChipProps = {
  /** Names its colour, as `ok` or `danger` do. */
  tone?: string | undefined
  icon?: ReactNode
  pressed?: boolean | undefined
  /** Without it the chip only tells. */
  onToggle?: (() => void) | undefined
  children: ReactNode
}

export function Chip({ tone, icon, pressed = false, onToggle, children }: ChipProps) {
  const shared = { className: 'chip', part: 'filter', 'data-tone': tone }
  if (!onToggle) {
    return (
      <span {...shared}>
        {icon}
        {children}
      </span>
    )
  }
  return (
    <button type="button" {...shared} aria-pressed={pressed} onClick={onToggle}>
      {icon}
      {children}
    </button>
  )
}
