import type { ReactNode } from 'react'

interface Props {
  /** 0 at the start, 1 at the end. */
  readonly share: number
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Text centered on a position below a line. It may overflow the line. */
export const TimeText = ({ share, className = '', children }: Props) => (
  <div className={`mark ${className}`} style={{ insetInlineStart: `${share * 100}%` }}>
    <span>{children}</span>
  </div>
)
