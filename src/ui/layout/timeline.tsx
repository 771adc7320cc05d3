import css from './timeline.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'

registerStyles(css)

export type TimelineProps = {
  /** The end that is unknown. */
  open?: 'start' | 'end' | undefined
  /** Elapsed share, 0 to 1. `undefined` before the start and after the end. */
  elapsed?: number | undefined
  label: string
  tone?: Tone | undefined
}

/** A period as a line, with the current time. */
export function Timeline({ open, elapsed, label, tone }: TimelineProps) {
  return (
    <span className="timeline" role="img" aria-label={label} data-tone={tone}>
      <span className={open && `open-${open}`} />
      {elapsed !== undefined && <i style={{ insetInlineStart: `${Math.min(1, Math.max(0, elapsed)) * 100}%` }} />}
    </span>
  )
}
