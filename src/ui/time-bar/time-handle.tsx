import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './time-handle.css'

registerStyles(css)

/** Handle of a period, or of one of its ends (`data-end`). */
export const TimeHandle = (props: ComponentProps<'span'> & { readonly 'data-end'?: 'start' | 'end' }) => (
  <span className="time-handle" {...props} />
)

interface TimeTipProps {
  /** `true` if it would overflow the end of its bar. @default false */
  readonly isLate?: boolean
  readonly children: ReactNode
}

/** The new times of a period, above it while it is moved. */
export const TimeTip = ({ isLate, children }: TimeTipProps) => (
  <span className="time-tip overlay small" data-late={isLate || undefined} aria-hidden>
    {children}
  </span>
)
