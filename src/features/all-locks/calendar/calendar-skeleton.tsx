import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'
import type { DaysInView } from '../rules/access-period-bars.js'
import { type CalendarDay, daysFrom } from '../rules/calendar-days.js'
import { DayLabels } from './day-labels.js'
import type { DayTexts } from './use-day-texts.js'

const ROWS = 5

interface Props {
  readonly days: DaysInView
  readonly today: CalendarDay
  readonly texts: DayTexts
}

export const CalendarSkeleton = ({ days, today, texts }: Props) => (
  <div aria-hidden className="calendar-grid" style={{ '--_days': days.count }}>
    <div className="calendar-days muted small">
      <span />
      <DayLabels days={daysFrom(days.first, days.count)} today={today} texts={texts} />
    </div>
    {Array.from({ length: ROWS }, (_, row) => (
      <div key={row} className="person">
        <div>
          <Skeleton width={`${72 - (row % 3) * 16}%`} />
        </div>
        <div className="stay-places" style={{ paddingInlineStart: `${(row * 23) % 50}%` }}>
          <Skeleton width={`${80 - (row % 2) * 30}%`} height={inText(28)} />
        </div>
      </div>
    ))}
  </div>
)
