import { codesByPerson, type LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { beginsToday, endsToday, isStaying } from '../../access-codes/rules/access-period-today.js'
import { type AccessPeriod, accessPeriodsOf, spanOf } from '../../access-codes/rules/access-periods.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { isToday } from '../../access-codes/rules/calendar-days.js'

/** A guest who arrives or leaves today. */
export interface Visit {
  /** `undefined` if the codes have no name. */
  readonly name: string | undefined
  readonly period: AccessPeriod
  /** Times of arrival and departure in ms since 1970, if they are today. */
  readonly comesAt: number | undefined
  readonly leavesAt: number | undefined
}

/** Returns `true` if a code starts or ends today in the time zone of its lock. */
function changesToday({ code, lock }: LockCode, now: number): boolean {
  const { startsAt, endsAt } = spanOf(code) ?? {}
  const zone = displayZone(lock)
  return isToday(startsAt, zone, now) || isToday(endsAt, zone, now)
}

const firstOf = ({ comesAt, leavesAt }: Visit): number => comesAt ?? leavesAt ?? 0

/**
 * Returns the arrivals and departures of today in the time zone of each lock, earliest first.
 *
 * @param now In ms since 1970.
 */
export function visitsOf(codes: readonly LockCode[], now: number): readonly Visit[] {
  return codesByPerson(codes.filter((each) => changesToday(each, now)))
    .flatMap(({ name, codes: own }) =>
      accessPeriodsOf(own)
        .filter(isStaying)
        .map((period) => ({
          name,
          period,
          comesAt: beginsToday(period, now) ? period.startsAt : undefined,
          leavesAt: endsToday(period, now) ? period.endsAt : undefined
        }))
    )
    .filter(({ comesAt, leavesAt }) => comesAt !== undefined || leavesAt !== undefined)
    .toSorted((first, second) => firstOf(first) - firstOf(second))
}
