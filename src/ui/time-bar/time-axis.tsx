import { registerStyles } from '../style/styles.js'
import css from './time-axis.css'
import { percent } from './time-span.js'

registerStyles(css)

interface TimeLabel {
  /** Position on the bar above, from 0 to 1. */
  readonly at: number
  readonly text: string
  /** `true` for a text that is hidden if there is little room. @default false */
  readonly isMinor?: boolean
}

/** Times below a bar. Hidden from assistive technology, because the text of the bar has them. */
export const TimeAxis = ({ labels }: { readonly labels: readonly TimeLabel[] }) => (
  <div className="time-axis muted" aria-hidden>
    {labels.map(({ at, text, isMinor }) => (
      <span
        key={at}
        data-edge={at === 0 ? 'start' : at === 1 ? 'end' : undefined}
        data-minor={isMinor || undefined}
        style={{ insetInlineStart: percent(at) }}
      >
        <span>{text}</span>
      </span>
    ))}
  </div>
)

const HOURS = [0, 6, 12, 18, 24]

interface DayAxisProps {
  /** Formats an hour of the day. */
  readonly hour: (hour: number) => string
}

/** Hours below the bar of a day. */
export const DayAxis = ({ hour }: DayAxisProps) => (
  <TimeAxis labels={HOURS.map((each) => ({ at: each / 24, text: hour(each), isMinor: each % 12 !== 0 }))} />
)
