import { useTexts } from '../../../element/custom-element/element-context.js'
import { ALL_LOCKS } from '../../../messages/all-locks/en.js'
import { TimeNow } from '../../../ui/time-bar/time-bar.js'
import type { DaysInView } from '../rules/access-period-bars.js'
import { type CalendarDay, daysFrom } from '../rules/calendar-days.js'
import { DayLabels } from './day-labels.js'
import type { DayTexts } from './use-day-texts.js'

interface Props {
  readonly days: DaysInView
  readonly today: CalendarDay
  /** Position of the present on the bars, if it is visible. */
  readonly present: number | undefined
  readonly texts: DayTexts
}

/** Heads of the columns of the calendar: the visible days, with a dot for the present. */
export function CalendarDays({ days, today, present, texts }: Props) {
  const allLocks = useTexts(ALL_LOCKS)
  return (
    <div role="row" className="calendar-days muted small">
      <span role="columnheader">{allLocks.byPerson}</span>
      <span role="columnheader">
        <span className="unseen">{texts.view(days)}</span>
        <DayLabels days={daysFrom(days.first, days.count)} today={today} texts={texts} />
        {present !== undefined && <TimeNow at={present} isDot />}
      </span>
    </div>
  )
}
