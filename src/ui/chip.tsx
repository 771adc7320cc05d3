import type { ReactNode } from 'react'
import css from './chip.css'
import { useStyles } from './styles.js'
import type { Tone } from './tone.js'

export type ChipProps = {
  tone?: Tone | undefined
  icon?: ReactNode
  pressed?: boolean | undefined
  /** Without it the chip only tells. */
  onToggle?: (() => void) | undefined
  children: ReactNode
}

export function Chip({ tone, icon, pressed = false, onToggle, children }: ChipProps) {
  useStyles(css)
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
