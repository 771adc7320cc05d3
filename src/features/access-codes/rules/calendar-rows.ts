import type { CodeGroup } from './all-locks-codes.js'
import { type AccessPeriodBar, barsOf, type DaysInView } from './access-period-bars.js'
import type { PersonAccessPeriods } from './access-periods.js'

/** A person and the bars of their visible access periods, which are computed when they are read. */
export interface CalendarRow {
  readonly group: CodeGroup
  readonly bars: readonly AccessPeriodBar[]
  readonly lanes: number
}

/** Returns the row of a person. Most rows of a long calendar are never read. */
export function calendarRow(group: CodeGroup, person: PersonAccessPeriods, days: DaysInView): CalendarRow {
  let bars: readonly AccessPeriodBar[] | undefined
  return {
    group,
    get bars() {
      return (bars ??= barsOf(person.periods, days))
    },
    get lanes() {
      return Math.max(1, ...this.bars.map(({ lane }) => lane + 1))
    }
  }
}
