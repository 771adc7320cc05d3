import { codesByPerson, type LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { beginsToday, endsToday, isStaying } from '../../access-codes/rules/access-period-today.js'
import { type AccessPeriod, accessPeriodsOf } from '../../access-codes/rules/access-periods.js'

/** Somebody who comes or leaves today. */
export interface Visit {
  /** Nothing where nobody says who it is. */
  readonly name: string | undefined
  readonly stay: AccessPeriod
  /** When they come, and when they leave, in ms since 1970, as far as that is today. */
  readonly comesAt: number | undefined
  readonly leavesAt: number | undefined
}

const firstOf = ({ comesAt, leavesAt }: Visit): number => comesAt ?? leavesAt ?? 0

/** Who comes and who leaves on the present day of the locks, the first one first. @param now in ms since 1970 */
export function visitsOf(codes: readonly LockCode[], now: number): readonly Visit[] {
  return codesByPerson(codes)
    .flatMap(({ name, codes: own }) =>
      accessPeriodsOf(own)
        .filter(isStaying)
        .map((stay) => ({
          name,
          stay,
          comesAt: beginsToday(stay, now) ? stay.startsAt : undefined,
          leavesAt: endsToday(stay, now) ? stay.endsAt : undefined
        }))
    )
    .filter(({ comesAt, leavesAt }) => comesAt !== undefined || leavesAt !== undefined)
    .toSorted((first, second) => firstOf(first) - firstOf(second))
}
