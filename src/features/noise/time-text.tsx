import type { ReactNode } from 'react'

interface Props {
  /** 0 at the start, 1 at the end. */
  readonly share: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A text whose middle is at some place along what is above it, over which it may jut out. */
export const TimeText = ({ share, className = '', children }: Props) => (
  <div className={`noise-at ${className}`} style={{ insetInlineStart: `${share * 100}%` }}>
    <span>{children}</span>
  </div>
)
