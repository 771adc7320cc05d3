import type { Device } from '../../../core/resources/resources.js'
import { isRemoving } from '../../access-codes/rules/access-code-status.js'
import { doMeet, isWhole, type AccessPeriod, type PersonAccessPeriods, type WholeSpan } from './access-periods.js'

/** Access of another person to the same locks at the same time. */
export interface Overlap extends WholeSpan {
  readonly name: string | undefined
  readonly locks: readonly Device[]
}

type PeopleByLock = ReadonlyMap<string, ReadonlySet<PersonAccessPeriods>>

const locksOf = ({ codes }: AccessPeriod): readonly Device[] =>
  codes.flatMap(({ code, lock }) => (isRemoving(code) ? [] : lock))

function byLock(people: readonly PersonAccessPeriods[]): PeopleByLock {
  const found = new Map<string, Set<PersonAccessPeriods>>()
  for (const person of people) {
    for (const { lock } of person.codes) {
      const there = found.get(lock.device_id)
      if (there) there.add(person)
      else found.set(lock.device_id, new Set([person]))
    }
  }
  return found
}

function overlapsWith(period: AccessPeriod, person: string, people: PeopleByLock): readonly Overlap[] {
  if (!isWhole(period)) return []
  const found = new Map<string, Overlap>()
  for (const lock of new Set(locksOf(period))) {
    const isThere = (other: AccessPeriod): boolean => locksOf(other).some((each) => each.device_id === lock.device_id)
    for (const { key: otherPerson, name, periods } of people.get(lock.device_id) ?? []) {
      if (otherPerson === person) continue
      for (const other of periods) {
        // People with permanent codes overlap with every guest, so only access periods with start and end count.
        if (!isWhole(other) || !doMeet(period, other) || !isThere(other)) continue
        const { key, startsAt, endsAt } = other
        const { locks = [] } = found.get(key) ?? {}
        found.set(key, { name, locks: [...new Set([...locks, lock])], startsAt, endsAt })
      }
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
  let peopleByLock: PeopleByLock | undefined
  const found = new Map<string, readonly Overlap[]>()
  return (person, period) => {
    peopleByLock ??= byLock(people)
    const overlaps = found.get(period.key) ?? overlapsWith(period, person, peopleByLock)
    found.set(period.key, overlaps)
    return overlaps
  }
}
