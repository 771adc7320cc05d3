import type { Device } from '../../../core/resources/resources.js'
import { isRemoving } from './access-code-status.js'
import { doMeet, isWhole, type AccessPeriod, type WholeSpan } from './access-periods.js'

/** Access periods of one person. */
export interface PersonAccessPeriods {
  readonly key: string
  readonly name: string | undefined
  readonly stays: readonly AccessPeriod[]
}

/** Access of another person to the same locks at the same time. */
export interface Overlap extends WholeSpan {
  readonly name: string | undefined
  readonly locks: readonly Device[]
}

interface StayOnLock extends WholeSpan {
  readonly person: PersonAccessPeriods
  readonly stay: AccessPeriod
  readonly lock: Device
}

const NONE: readonly Overlap[] = []

function byLock(people: readonly PersonAccessPeriods[]): Iterable<readonly StayOnLock[]> {
  const onLocks = new Map<string, StayOnLock[]>()
  for (const person of people) {
    for (const stay of person.stays) {
      // People with permanent codes overlap with every guest, so only access periods with start and end count.
      if (!isWhole(stay)) continue
      const { startsAt, endsAt } = stay
      for (const { code, lock } of stay.codes) {
        if (isRemoving(code)) continue
        const there = onLocks.get(lock.device_id) ?? []
        there.push({ person, stay, lock, startsAt, endsAt })
        onLocks.set(lock.device_id, there)
      }
    }
  }
  return onLocks.values()
}

/**
 * Finds access periods with start and end that overlap with another person's on the same lock. Returns a lookup by the
 * key of the access period.
 */
export function overlapsOf(people: readonly PersonAccessPeriods[]): (stayKey: string) => readonly Overlap[] {
  const found = new Map<string, Map<string, Overlap>>()
  function add({ stay }: StayOnLock, { person, stay: other, lock, startsAt, endsAt }: StayOnLock): void {
    const own = found.get(stay.key) ?? new Map<string, Overlap>()
    const locks = [...(own.get(other.key)?.locks ?? []), lock]
    found.set(stay.key, own.set(other.key, { name: person.name, locks, startsAt, endsAt }))
  }
  for (const there of byLock(people)) {
    const inOrder = there.toSorted((a, b) => a.startsAt - b.startsAt)
    for (const [index, one] of inOrder.entries()) {
      for (let next = index + 1; next < inOrder.length; next += 1) {
        const other = inOrder[next]
        if (!other || !doMeet(one, other)) break
        if (one.person === other.person) continue
        add(one, other)
        add(other, one)
      }
    }
  }
  const lists = new Map([...found].map(([key, overlaps]) => [key, [...overlaps.values()]] as const))
  return (stayKey) => lists.get(stayKey) ?? NONE
}
