import type { Device } from '../../../core/resources/resources.js'
import { memoize } from '../../../core/values/memoize.js'
import type { CodeGroup } from '../../access-codes/rules/all-locks-codes.js'
import { isRemoving } from '../../access-codes/rules/code-transition.js'
import { type AccessPeriod, doMeet, isWhole, savedAccessPeriods, spanOf, type WholeSpan } from './access-periods.js'
import { createSpanIndex, type SpanIndex } from './span-index.js'

/** Access of another person to the same locks at the same time. */
export interface Overlap extends WholeSpan {
  readonly name: string | undefined
  readonly locks: readonly Device[]
}

/** A person whose access period is being moved. */
interface MovedPerson {
  readonly group: CodeGroup
  readonly periods: readonly AccessPeriod[]
}

const locksOf = ({ codes }: AccessPeriod): readonly Device[] =>
  codes.flatMap(({ code, lock }) => (isRemoving(code) ? [] : lock))

/**
 * Returns who has saved access to each lock, by the id of the lock. Permanent codes overlap with every guest, so only
 * codes with start and end count.
 */
const peopleByLock = memoize((people: readonly CodeGroup[]): ReadonlyMap<string, SpanIndex<CodeGroup>> => {
  const found = new Map<string, SpanIndex<CodeGroup>>()
  for (const person of people) {
    for (const { code, lock } of person.codes) {
      const span = isRemoving(code) ? undefined : spanOf(code)
      if (!span || !isWhole(span)) continue
      const index = found.get(lock.device_id) ?? createSpanIndex()
      index.add(span, person)
      found.set(lock.device_id, index)
    }
  }
  return found
})

/**
 * Returns a lookup of the access periods of other people with start and end that overlap with one on the same lock now or
 * later, earliest first. Nothing is computed before it is looked up.
 *
 * @param now In ms since 1970.
 */
export function overlapsOf(
  people: readonly CodeGroup[],
  now: number,
  moved?: MovedPerson
): (person: string, period: AccessPeriod) => readonly Overlap[] {
  function neighborsOn(lock: Device, person: string, period: WholeSpan): readonly CodeGroup[] {
    const neighbors = peopleByLock(people).get(lock.device_id)?.meeting(period) ?? []
    return [...new Set(moved ? [...neighbors, moved.group] : neighbors)].filter(({ key }) => key !== person)
  }
  const periodsOf = (group: CodeGroup): readonly AccessPeriod[] =>
    group.key === moved?.group.key ? moved.periods : savedAccessPeriods(group)

  function find(person: string, period: AccessPeriod): readonly Overlap[] {
    if (!isWhole(period) || period.endsAt <= now) return []
    const found = new Map<string, Overlap>()
    for (const lock of new Set(locksOf(period))) {
      const isThere = (other: AccessPeriod): boolean => locksOf(other).some((each) => each.device_id === lock.device_id)
      for (const other of neighborsOn(lock, person, period)) {
        for (const stay of periodsOf(other)) {
          if (!isWhole(stay) || stay.endsAt <= now || !doMeet(period, stay) || !isThere(stay)) continue
          const { key, startsAt, endsAt } = stay
          const { locks = [] } = found.get(key) ?? {}
          found.set(key, { name: other.name, locks: [...new Set([...locks, lock])], startsAt, endsAt })
        }
      }
    }
    return [...found.values()].toSorted((a, b) => a.startsAt - b.startsAt)
  }

  const known = new Map<string, readonly Overlap[]>()
  return (person, period) => {
    const overlaps = known.get(period.key) ?? find(person, period)
    known.set(period.key, overlaps)
    return overlaps
  }
}
