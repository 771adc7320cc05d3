import type { ReactNode } from 'react'
import css from './status.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'
import { Unseen } from './unseen.js'

registerStyles(css)

export type StatusProps = {
  icon: ReactNode
  tone?: Tone | undefined
  /** Text that is only the accessible name: just the icon is visible. */
  quiet?: string | undefined
  children?: ReactNode
}

/** A state with icon and text. */
export function Status({ icon, tone, quiet, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone} title={quiet}>
      {icon}
      {quiet && <Unseen>{quiet}</Unseen>}
      {children && <span>{children}</span>}
    </span>
  )
}
