import type { ReactNode } from 'react'
import css from './status.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'
import { Unseen } from './unseen.js'

registerStyles(css)

export type StatusProps = {
  icon: ReactNode
  tone?: Tone | undefined
  /** Words that are not worth their room: the icon alone is seen, and named by them. */
  quiet?: string | undefined
  children?: ReactNode
}

/** A state, told by an icon and a word. */
export function Status({ icon, tone, quiet, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone} title={quiet}>
      {icon}
      {quiet && <Unseen>{quiet}</Unseen>}
      {children && <span>{children}</span>}
    </span>
  )
}
