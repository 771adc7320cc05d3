import { displayZone } from '../../../core/values/time-zone.js'
import type { CodeGroup, LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { isRemoving } from '../../access-codes/rules/code-transition.js'
import { type AccessPeriod, savedAccessPeriods, spanOf } from './access-periods.js'
import { isNearToday, isToday } from './calendar-days.js'

/** Returns `true` if an access period starts today in its time zone. */
export const beginsToday = ({ startsAt, zone }: AccessPeriod, now: number): boolean => isToday(startsAt, zone, now)

/** Returns `true` if an access period ends today in its time zone. */
export const endsToday = ({ endsAt, zone }: AccessPeriod, now: number): boolean => isToday(endsAt, zone, now)

/** Returns `true` if a code starts or ends today in the time zone of its lock. */
export function changesToday({ code, lock }: LockCode, now: number): boolean {
  const { startsAt, endsAt } = spanOf(code) ?? {}
  // Most of thousands of codes need no time zone.
  if (!isNearToday(startsAt, now) && !isNearToday(endsAt, now)) return false
  const zone = displayZone(lock)
  return isToday(startsAt, zone, now) || isToday(endsAt, zone, now)
}

/** Returns `true` if at least one code of an access period is not being removed. */
export const isStaying = ({ codes }: AccessPeriod): boolean => codes.some(({ code }) => !isRemoving(code))

type Names = readonly (string | undefined)[]

/** Names of the people who arrive, who arrive and leave, and who leave today. */
export interface TodaysGuests {
  readonly arriving: Names
  readonly staying: Names
  readonly leaving: Names
}

/** Returns who arrives and leaves today. Skips codes that are being removed. */
export function todaysGuests(people: readonly CodeGroup[], now: number): TodaysGuests {
  const changing = people.filter(({ codes }) => codes.some((code) => changesToday(code, now)))
  const found = changing.flatMap((person) => {
    const { name } = person
    const periods = savedAccessPeriods(person)
    const isEvent = (test: typeof beginsToday): boolean =>
      periods.some((period) => test(period, now) && isStaying(period))
    const [arrives, leaves] = [isEvent(beginsToday), isEvent(endsToday)]
    return arrives || leaves ? { name, arrives, leaves } : []
  })
  const namesOf = (isArriving: boolean, isLeaving: boolean): Names =>
    found.filter(({ arrives, leaves }) => arrives === isArriving && leaves === isLeaving).map(({ name }) => name)
  return { arriving: namesOf(true, false), staying: namesOf(true, true), leaving: namesOf(false, true) }
}
