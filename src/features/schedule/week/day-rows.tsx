import type { ReactNode } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { DayAxis } from '../../../ui/time-bar/time-axis.js'
import type { DayGroup } from '../rules/week-groups.js'
import type { ScheduleTimes } from '../use-schedule-times.js'

interface Props {
  readonly groups: readonly DayGroup[]
  readonly times: ScheduleTimes
  readonly lineOf: (days: DayGroup, now?: number) => ReactNode
}

/** The present time in words, below its mark on the bar of today. */
function Present({ times, at }: Pick<Props, 'times'> & { readonly at: number }) {
  const { general } = useTexts()
  const { inForce } = useTexts(SCHEDULE)
  return (
    <p className="strong">
      <span style={{ flexGrow: at }} />
      {general.facts([inForce, times.minute(times.present.minute)], ' ')}
      <span style={{ flexGrow: 1 - at }} />
    </p>
  )
}

/** Lines of groups of days, each with the names of its days, and the hours below them. */
export function DayRows({ groups, times, lineOf }: Props) {
  const { day, minute } = times.present
  return (
    <>
      {groups.map((days) => {
        const now = days.includes(day) ? minute / MINUTES_IN_DAY : undefined
        return (
          <div key={days[0]} className="schedule-day">
            <span aria-hidden>{times.shortDays(days)}</span>
            <div>
              {lineOf(days, now)}
              {now !== undefined && <Present times={times} at={now} />}
            </div>
          </div>
        )
      })}
      <div className="schedule-day">
        <span />
        <DayAxis hour={times.hour} />
      </div>
    </>
  )
}
