import type { Device } from '../../../core/resources/resources.js'
import { isRemoving } from './access-code-status.js'
import { doMeet, isWhole, type AccessPeriod, type PersonAccessPeriods, type WholeSpan } from './access-periods.js'

/** Access of another person to the same locks at the same time. */
export interface Overlap extends WholeSpan {
  readonly name: string | undefined
  readonly locks: readonly Device[]
}

interface PeriodOnLock extends WholeSpan {
  readonly person: PersonAccessPeriods
  readonly key: string
}

type PeriodsByLock = ReadonlyMap<string, readonly PeriodOnLock[]>

const locksOf = ({ codes }: AccessPeriod): readonly Device[] =>
  codes.flatMap(({ code, lock }) => (isRemoving(code) ? [] : lock))

function byLock(people: readonly PersonAccessPeriods[]): PeriodsByLock {
  const periods = new Map<string, PeriodOnLock[]>()
  for (const person of people) {
    for (const period of person.periods) {
      // People with permanent codes overlap with every guest, so only access periods with start and end count.
      if (!isWhole(period)) continue
      const { key, startsAt, endsAt } = period
      for (const { device_id: id } of locksOf(period)) {
        const there = periods.get(id)
        if (there) there.push({ person, key, startsAt, endsAt })
        else periods.set(id, [{ person, key, startsAt, endsAt }])
      }
    }
  }
  return periods
}

function overlapsWith(period: AccessPeriod, person: string, periods: PeriodsByLock): readonly Overlap[] {
  if (!isWhole(period)) return []
  const found = new Map<string, Overlap>()
  for (const lock of new Set(locksOf(period))) {
    for (const { key, person: other, startsAt, endsAt } of periods.get(lock.device_id) ?? []) {
      if (other.key === person || !doMeet(period, { startsAt, endsAt })) continue
      const { locks = [] } = found.get(key) ?? {}
      found.set(key, { name: other.name, locks: [...new Set([...locks, lock])], startsAt, endsAt })
    }
  }
  return [...found.values()].toSorted((a, b) => a.startsAt - b.startsAt)
}

/**
 * Returns a lookup of the access periods of other people with start and end that overlap with one on the same lock,
 * earliest first. Nothing is computed before it is looked up.
 */
export function overlapsOf(
  people: readonly PersonAccessPeriods[]
): (person: string, period: AccessPeriod) => readonly Overlap[] {
  let periods: PeriodsByLock | undefined
  const found = new Map<string, readonly Overlap[]>()
  return (person, period) => {
    periods ??= byLock(people)
    const overlaps = found.get(period.key) ?? overlapsWith(period, person, periods)
    found.set(period.key, overlaps)
    return overlaps
  }
}
