import { registerStyles } from '../style/styles.js'
import css from './time-bar.css'
import { elapsedOf, percent, placeOf, type TimeSpan } from './time-span.js'

registerStyles(css)

interface Props {
  /** Height in CSS pixels: in a row of a list, in a calendar or week, in a form. */
  readonly size: 4 | 24 | 72
  readonly spans: readonly TimeSpan[]
  /** Position of the present, which is marked if it is on the bar. What is before it has elapsed. */
  readonly now?: number | undefined
  /** `true` if the periods repeat, so that they don't elapse. @default false */
  readonly repeats?: boolean
  /** Number of days or hours, with ticks between them. @default no ticks */
  readonly parts?: number | undefined
  /** Text for assistive technology. Omit if the same is written next to the bar. */
  readonly label?: string | undefined
}

interface TimeNowProps {
  readonly at: number
  /** `true` for a dot, `false` for a line across the bar. @default false */
  readonly isDot?: boolean
}

/** Mark of the present on a bar. */
export const TimeNow = ({ at, isDot }: TimeNowProps) => (
  <i className={isDot ? 'time-now dot' : 'time-now'} style={{ insetInlineStart: percent(at) }} />
)

/** Periods as parts of a bar. Uses no hooks, so it can be prerendered without React. */
export const TimeBar = ({ size, spans, now, repeats, parts, label }: Props) => (
  <span
    className="time-bar"
    data-size={size}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
    style={parts === undefined ? undefined : { '--_parts': parts }}
  >
    {spans.map((span) => (
      <i
        key={`${span.from} ${span.to} ${span.title}`}
        className="time-span"
        data-open={span.open}
        data-shade={span.shade}
        title={span.title}
        style={{
          ...placeOf(span),
          insetBlockStart: percent(1 - (span.level ?? 1)),
          '--_elapsed': percent(span.isPale ? 1 : elapsedOf(span, repeats ? undefined : now))
        }}
      />
    ))}
    {now !== undefined && now >= 0 && now < 1 && <TimeNow at={now} isDot={size === 4} />}
  </span>
)
