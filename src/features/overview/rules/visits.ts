import { memoize } from '../../../core/values/memoize.js'
import { codesByPerson, type LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { beginsToday, changesToday, endsToday, isStaying } from '../../all-locks/rules/access-period-today.js'
import { type AccessPeriod, accessPeriodsOf } from '../../all-locks/rules/access-periods.js'

/** A guest who arrives or leaves today. */
export interface Visit {
  /** `undefined` if the codes have no name. */
  readonly name: string | undefined
  readonly period: AccessPeriod
  /** Times of arrival and departure in ms since 1970, if they are today. */
  readonly comesAt: number | undefined
  readonly leavesAt: number | undefined
}

const firstOf = ({ comesAt, leavesAt }: Visit): number => comesAt ?? leavesAt ?? 0

/**
 * Returns a function that finds the arrivals and departures of today in the time zone of each lock, earliest first. It
 * takes the codes of each lock, and searches each list once.
 *
 * @param now In ms since 1970.
 */
export function visitsAt(now: number): (codeLists: readonly (readonly LockCode[])[]) => readonly Visit[] {
  const todaysCodes = memoize((codes: readonly LockCode[]) => codes.filter((each) => changesToday(each, now)))
  return (codeLists) =>
    codesByPerson(codeLists.flatMap(todaysCodes))
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
