import type { ScheduleTimes } from './schedule-times.js'
import { shareOf } from './day-pieces-line.js'

const HOURS = [6, 12, 18]

/** The hours under the line of a day. */
export const DayHours = ({ times }: { readonly times: Pick<ScheduleTimes, 'hour'> }) => (
  <div className="schedule-hours" aria-hidden>
    <span>{times.hour(0)}</span>
    {HOURS.map((hour) => (
      <span key={hour} style={{ insetInlineStart: shareOf(hour * 60) }}>
        {times.hour(hour)}
      </span>
    ))}
    <span>{times.hour(24)}</span>
  </div>
)
