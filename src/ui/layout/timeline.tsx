import css from './timeline.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'

registerStyles(css)

export type TimelineProps = {
  /** The end at which nobody knows how far it goes. */
  open?: 'start' | 'end' | undefined
  /** How much of it is over, 0 to 1; not before it has begun, nor once it is over. */
  elapsed?: number | undefined
  label: string
  tone?: Tone | undefined
}

/** A stretch of time, all along a line, and the present in it. */
export function Timeline({ open, elapsed, label, tone }: TimelineProps) {
  return (
    <span className="timeline" role="img" aria-label={label} data-tone={tone}>
      <span className={open && `open-${open}`} />
      {elapsed !== undefined && <i style={{ insetInlineStart: `${Math.min(1, Math.max(0, elapsed)) * 100}%` }} />}
    </span>
  )
}
