import css from './timeline.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type TimelineProps = {
  /** The end that is unknown. */
  open?: 'start' | 'end' | undefined
  /** Elapsed share, 0 to 1. `undefined` before the start and after the end. */
  elapsed?: number | undefined
  label: string
}

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`

/** A period as a line, with a tick for the current time. The elapsed part is tinted. */
export function Timeline({ open, elapsed, label }: TimelineProps) {
  return (
    <span className="timeline" role="img" aria-label={label}>
      <span className={open && `open-${open}`} />
      {elapsed !== undefined && (
        <>
          <b style={{ inlineSize: percent(elapsed) }} />
          <i style={{ insetInlineStart: percent(elapsed) }} />
        </>
      )}
    </span>
  )
}
