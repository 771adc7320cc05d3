import type { ReactNode } from 'react'
import { DayHours } from '../day-line.js'
import type { Weekday } from '../rules/daily-programs.js'
import type { ScheduleTimes } from '../use-schedule-times.js'

interface Props {
  readonly days: readonly Weekday[]
  readonly times: ScheduleTimes
  readonly lineOf: (day: Weekday) => ReactNode
}

/** Lines of days, each with the name of its day. */
export const DayRows = ({ days, times, lineOf }: Props) =>
  days.map((day) => (
    <div key={day} className="schedule-day">
      <span aria-hidden>{times.weekday(day, 'short')}</span>
      {lineOf(day)}
    </div>
  ))

/** Hours below the lines of `DayRows`. */
export const DayRowHours = ({ times }: Pick<Props, 'times'>) => (
  <div className="schedule-day">
    <span />
    <DayHours times={times} />
  </div>
)
