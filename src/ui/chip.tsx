import type { ReactNode } from 'react'
import css from './chip.css'
import type { ClimateTone } from './climate-tone.js'
import { useStyles } from './styles.js'
import type { Tone } from './tone.js'

export type ChipProps = {
  tone?: Tone | ClimateTone | undefined
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
