import { useMemo } from 'react'
import { useNow } from '../../../element/hooks/use-now.js'
import { windowOf } from '../../access-codes/rules/access-code-window.js'
import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import { type CalendarRow, calendarRow, type DaysInView } from '../rules/access-period-bars.js'
import { type Overlap, overlapsOf } from '../rules/access-period-overlaps.js'
import { type AccessPeriod, accessPeriodsOf } from '../rules/access-periods.js'
import type { AccessPeriodDraft } from './calendar-state.js'

interface CalendarRows {
  readonly rows: readonly CalendarRow[]
  /** Number of people whose codes have no end, and `true` if their rows are shown, after the others. */
  readonly alwaysCount: number
  readonly isAlwaysOpen: boolean
  overlaps(person: string, period: AccessPeriod): readonly Overlap[]
}

/** Returns `true` if all codes of a person have started and have no end. */
const isAlwaysThere = ({ codes }: CodeGroup, now: number): boolean =>
  codes.every(({ code }) => windowOf(code, now).kind === 'ongoing')

/**
 * Returns the rows of people, and their overlapping access periods.
 *
 * @param people All listed people.
 * @param groups The people who are shown.
 * @param draft The moved access period.
 * @param unfolds `true` to show the people whose codes have no end. @default only if there are no others
 */
export function useCalendarRows(
  people: readonly CodeGroup[],
  groups: readonly CodeGroup[],
  { first, count, zone }: DaysInView,
  draft: AccessPeriodDraft | undefined,
  unfolds: boolean | undefined
): CalendarRows {
  const now = useNow()
  const moved = useMemo(() => {
    const group = draft && people.find(({ key }) => key === draft.person)
    return group && { group, periods: accessPeriodsOf(group.codes, draft) }
  }, [people, draft])
  const overlaps = useMemo(() => overlapsOf(people, now, moved), [people, now, moved])
  // Rows of saved access periods stay the same while another one is moved.
  const [staying, always] = useMemo(() => {
    const there = new Set(groups.filter((group) => isAlwaysThere(group, now)))
    return [groups.filter((group) => !there.has(group)), [...there]]
  }, [groups, now])
  const isAlwaysOpen = unfolds ?? staying.length === 0
  const saved = useMemo(
    () => [...staying, ...(isAlwaysOpen ? always : [])].map((group) => calendarRow(group, { first, count, zone })),
    [staying, always, isAlwaysOpen, first, count, zone]
  )
  const rows = useMemo(
    () =>
      moved
        ? saved.map((row) =>
            row.group.key === moved.group.key ? calendarRow(row.group, { first, count, zone }, moved.periods) : row
          )
        : saved,
    [saved, moved, first, count, zone]
  )
  return { rows, overlaps, alwaysCount: always.length, isAlwaysOpen }
}
