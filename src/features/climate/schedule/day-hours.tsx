import type { ScheduleTimes } from './schedule-times.js'
import { shareOf } from './day-pieces-line.js'

/** Minor hours are hidden if there is little room. */
const HOURS = [
  { hour: 6, isMinor: true },
  { hour: 12, isMinor: false },
  { hour: 18, isMinor: true }
]

/** Hour labels below the line of a day. */
export const DayHours = ({ times }: { readonly times: Pick<ScheduleTimes, 'hour'> }) => (
  <div className="schedule-hours" aria-hidden>
    <span>{times.hour(0)}</span>
    {HOURS.map(({ hour, isMinor }) => (
      <span key={hour} data-minor={isMinor || undefined} style={{ insetInlineStart: shareOf(hour * 60) }}>
        {times.hour(hour)}
      </span>
    ))}
    <span>{times.hour(24)}</span>
  </div>
)
