import { useMemo } from 'react'
import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import { type CalendarRow, calendarRow, type DaysInView } from '../rules/access-period-bars.js'
import { type Overlap, overlapsOf } from '../rules/access-period-overlaps.js'
import {
  type AccessPeriod,
  accessPeriodsOf,
  personAccessPeriods,
  type PersonAccessPeriods
} from '../rules/access-periods.js'
import type { AccessPeriodDraft } from './calendar-state.js'

interface CalendarRows {
  readonly rows: readonly CalendarRow[]
  overlaps(person: string, period: AccessPeriod): readonly Overlap[]
}

export const usePersonAccessPeriods = (groups: readonly CodeGroup[]): readonly PersonAccessPeriods[] =>
  useMemo(() => groups.map(personAccessPeriods), [groups])

/**
 * Returns the rows of people, and their overlapping access periods.
 *
 * @param people Saved access periods of all listed people.
 * @param groups The people who are shown.
 * @param draft The moved access period.
 */
export function useCalendarRows(
  people: readonly PersonAccessPeriods[],
  groups: readonly CodeGroup[],
  { first, count }: DaysInView,
  draft: AccessPeriodDraft | undefined
): CalendarRows {
  const moved = useMemo(() => {
    const person = draft && people.find(({ key }) => key === draft.person)
    return person && { ...person, periods: accessPeriodsOf(person.codes, draft) }
  }, [people, draft])
  const overlaps = useMemo(
    () => overlapsOf(moved ? people.map((person) => (person.key === moved.key ? moved : person)) : people),
    [people, moved]
  )
  // Rows of saved access periods stay the same while another one is moved.
  const saved = useMemo(
    () => groups.map((group) => calendarRow(group, personAccessPeriods(group), { first, count })),
    [groups, first, count]
  )
  const rows = useMemo(
    () =>
      moved
        ? saved.map((row) => (row.group.key === moved.key ? calendarRow(row.group, moved, { first, count }) : row))
        : saved,
    [saved, moved, first, count]
  )
  return { rows, overlaps }
}
