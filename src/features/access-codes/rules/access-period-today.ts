import { isRemoving } from './access-code-status.js'
import { isToday } from './calendar-days.js'
import type { AccessPeriod } from './access-periods.js'

/** Returns `true` if an access period starts today in its time zone. */
export const beginsToday = ({ startsAt, zone }: AccessPeriod, now: number): boolean => isToday(startsAt, zone, now)

/** Returns `true` if an access period ends today in its time zone. */
export const endsToday = ({ endsAt, zone }: AccessPeriod, now: number): boolean => isToday(endsAt, zone, now)

/** Returns `true` if at least one code of an access period is not being removed. */
export const isStaying = ({ codes }: AccessPeriod): boolean => codes.some(({ code }) => !isRemoving(code))
