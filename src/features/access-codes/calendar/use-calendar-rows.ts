import { useMemo } from 'react'
import type { CodeGroup } from '../rules/all-locks-codes.js'
import { barsOf, type DaysInView, type AccessPeriodBar } from '../rules/access-period-bars.js'
import { type Overlap, overlapsOf, type PersonAccessPeriods } from '../rules/access-period-overlaps.js'
import { accessPeriodsOf } from '../rules/access-periods.js'
import type { AccessPeriodDraft } from './calendar-state.js'

/** A person and the bars of their visible access periods. */
export interface CalendarRow {
  readonly group: CodeGroup
  readonly bars: readonly AccessPeriodBar[]
  /** Number of lanes. */
  readonly lanes: number
}

interface CalendarRows {
  readonly rows: readonly CalendarRow[]
  overlaps(stayKey: string): readonly Overlap[]
}

/** Returns the saved access periods of each person. */
export const usePersonAccessPeriods = (groups: readonly CodeGroup[]): readonly PersonAccessPeriods[] =>
  useMemo(() => groups.map(({ key, name, codes }) => ({ key, name, stays: accessPeriodsOf(codes) })), [groups])

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
    if (!draft) return people
    const withDraft = ({ stays }: PersonAccessPeriods) =>
      accessPeriodsOf(
        stays.flatMap(({ codes }) => codes),
        draft
      )
    return people.map((person) => (person.key === draft.person ? { ...person, stays: withDraft(person) } : person))
  }, [people, draft])
  const overlaps = useMemo(() => overlapsOf(moved), [moved])
  // Cached by person: moving one bar does not recompute time zones for all others.
  const known = useMemo(
    () => new Map(people.map(({ key, stays }) => [key, barsOf(stays, { first, count })])),
    [people, first, count]
  )
  const rows = useMemo(() => {
    const own = moved === people ? undefined : moved.find(({ key }) => key === draft?.person)
    return groups.map((group): CalendarRow => {
      const bars = (own?.key === group.key ? barsOf(own.stays, { first, count }) : known.get(group.key)) ?? []
      return { group, bars, lanes: Math.max(1, ...bars.map(({ lane }) => lane + 1)) }
    })
  }, [groups, people, moved, known, draft, first, count])
  return { rows, overlaps }
}
