import { MINUTES_IN_DAY } from '../../core/values/minute-of-day.js'
import type { Device } from '../../core/resources/resources.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './day-line.css'
import type { DayPiece } from './rules/day-pieces.js'
import { shadeOf } from './rules/schedule-presets.js'
import type { ScheduleTimes } from './use-schedule-times.js'

registerStyles(css)

/** Returns the position of a minute on the line of a day. */
export const shareOf = (minute: number): string => `${(minute / MINUTES_IN_DAY) * 100}%`

interface Props {
  readonly device: Device
  readonly pieces: readonly DayPiece[]
}

/** Shows the parts of a day on a line, each with the background of its preset. */
export const DayPiecesLine = ({ device, pieces }: Props) =>
  pieces.map(({ start, end, preset }) => (
    <i
      key={start}
      data-shade={shadeOf(device, preset)}
      style={{ insetInlineStart: shareOf(start), inlineSize: shareOf(end - start) }}
    />
  ))

/** Minor hours are hidden if there is little room. */
const HOURS = [
  { hour: 6, isMinor: true },
  { hour: 12, isMinor: false },
  { hour: 18, isMinor: true }
]

/** Hour labels below the line of a day. */
export const DayHours = ({ times }: { readonly times: Pick<ScheduleTimes, 'hour'> }) => (
  <div className="schedule-hours muted between" aria-hidden>
    <span>{times.hour(0)}</span>
    {HOURS.map(({ hour, isMinor }) => (
      <span
        key={hour}
        className="mark"
        data-minor={isMinor || undefined}
        style={{ insetInlineStart: shareOf(hour * 60) }}
      >
        {times.hour(hour)}
      </span>
    ))}
    <span>{times.hour(24)}</span>
  </div>
)
