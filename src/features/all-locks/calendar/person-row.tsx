import { type ReactNode, useId } from 'react'
import { type CalendarDay, daysBetween } from '../rules/calendar-days.js'
import type { CalendarRow, DaysInView } from '../rules/access-period-bars.js'

interface Props {
  readonly row: CalendarRow
  readonly index: number
  readonly days: DaysInView
  readonly today: CalendarDay
  readonly name: string
  readonly isOffScreen: boolean
  /** The bars. */
  readonly children: ReactNode
  /** Content below the bars. */
  readonly below: ReactNode
}

/** Row of a person and their access periods. */
export function PersonRow({ row: { bars, lanes }, index, days, today, name, isOffScreen, children, below }: Props) {
  const id = useId()
  const place = daysBetween(days.first, today)
  return (
    <div role="row" aria-rowindex={index + 2} className={isOffScreen ? 'person away' : 'person'}>
      <div role="rowheader" id={id} className="strong">
        <bdi className="clip" title={name}>
          {name}
        </bdi>
      </div>
      <div role="cell" style={{ '--_lanes': lanes }}>
        {place >= 0 && place < days.count && (
          <i
            className="present-day"
            style={{ insetInlineStart: `${(place / days.count) * 100}%`, inlineSize: `${100 / days.count}%` }}
          />
        )}
        {bars.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
          <ul role="list" className="stays" aria-labelledby={id}>
            {children}
          </ul>
        ) : (
          <div className="stays" />
        )}
        {below}
      </div>
    </div>
  )
}
