import css from './timeline.css'
import { registerStyles } from '../style/styles.js'
import type { Tone } from '../style/tone.js'

registerStyles(css)

export type TimelineProps = {
  /** Where on the line it begins, 0 to 1; open without it. */
  start: number | undefined
  /** Where on the line it ends, 0 to 1; open without it. */
  end: number | undefined
  /** Where on the line the present is, 0 to 1. */
  now: number
  label: string
  tone?: Tone | undefined
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`

/** A stretch of time on a line, and the present. */
export function Timeline({ start, end, now, label, tone }: TimelineProps) {
  const fades = [start === undefined && 'open-start', end === undefined && 'open-end'].filter(Boolean).join(' ')
  return (
    <span className="timeline" role="img" aria-label={label} data-tone={tone}>
      <span className={fades} style={{ insetInline: `${percent(start ?? 0)} ${percent(1 - (end ?? 1))}` }} />
      <i style={{ insetInlineStart: percent(now) }} />
    </span>
  )
}
