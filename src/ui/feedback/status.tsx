import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'
import css from './status.css'

registerStyles(css)

export type StatusProps = {
  icon: ReactNode
  tone?: Tone | undefined
  /** Accessible name and tooltip of an icon without visible text. */
  quiet?: string | undefined
  children?: ReactNode
}

export function Status({ icon, tone, quiet, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone} role={quiet && 'img'} aria-label={quiet} title={quiet}>
      {icon}
      {children && <span>{children}</span>}
    </span>
  )
}
