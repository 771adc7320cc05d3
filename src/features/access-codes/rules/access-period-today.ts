import { isRemoving } from './access-code-status.js'
import { isToday } from './calendar-days.js'
import type { AccessPeriod } from './access-periods.js'

/** Whether a stay begins on the present day of its zone. */
export const beginsToday = ({ startsAt, zone }: AccessPeriod, now: number): boolean => isToday(startsAt, zone, now)

/** Whether a stay ends on the present day of its zone. */
export const endsToday = ({ endsAt, zone }: AccessPeriod, now: number): boolean => isToday(endsAt, zone, now)

/** Whether any code of a stay is to remain. */
export const isStaying = ({ codes }: AccessPeriod): boolean => codes.some(({ code }) => !isRemoving(code))
