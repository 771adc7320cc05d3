import type { ReactNode } from 'react'
import css from './status.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'

registerStyles(css)

export type StatusProps = { icon: ReactNode; tone?: Tone | undefined; children: ReactNode }

/** A state, told by an icon and a word. */
export function Status({ icon, tone, children }: StatusProps) {
  return (
    <span className="status" data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
