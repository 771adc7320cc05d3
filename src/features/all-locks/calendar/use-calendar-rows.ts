import { useMemo } from 'react'
import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import { type CalendarRow, calendarRow, type DaysInView } from '../rules/access-period-bars.js'
import { type Overlap, overlapsOf } from '../rules/access-period-overlaps.js'
import { type AccessPeriod, accessPeriodsOf } from '../rules/access-periods.js'
import type { AccessPeriodDraft } from './calendar-state.js'

interface CalendarRows {
  readonly rows: readonly CalendarRow[]
  overlaps(person: string, period: AccessPeriod): readonly Overlap[]
}

/**
 * Returns the rows of people, and their overlapping access periods.
 *
 * @param people All listed people.
 * @param groups The people who are shown.
 * @param draft The moved access period.
 */
export function useCalendarRows(
  people: readonly CodeGroup[],
  groups: readonly CodeGroup[],
  { first, count }: DaysInView,
  draft: AccessPeriodDraft | undefined
): CalendarRows {
  const moved = useMemo(() => {
    const group = draft && people.find(({ key }) => key === draft.person)
    return group && { group, periods: accessPeriodsOf(group.codes, draft) }
  }, [people, draft])
  const overlaps = useMemo(() => overlapsOf(people, moved), [people, moved])
  // Rows of saved access periods stay the same while another one is moved.
  const saved = useMemo(() => groups.map((group) => calendarRow(group, { first, count })), [groups, first, count])
  const rows = useMemo(
    () =>
      moved
        ? saved.map((row) =>
            row.group.key === moved.group.key ? calendarRow(row.group, { first, count }, moved.periods) : row
          )
        : saved,
    [saved, moved, first, count]
  )
  return { rows, overlaps }
}
