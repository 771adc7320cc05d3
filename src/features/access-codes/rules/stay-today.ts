import { isRemoving } from './access-code-status.js'
import { isToday } from './calendar-days.js'
import type { Stay } from './stays.js'

/** Whether a stay begins on the present day of its zone. */
export const beginsToday = ({ startsAt, zone }: Stay, now: number): boolean => isToday(startsAt, zone, now)

/** Whether a stay ends on the present day of its zone. */
export const endsToday = ({ endsAt, zone }: Stay, now: number): boolean => isToday(endsAt, zone, now)

/** Whether any code of a stay is to remain. */
export const isStaying = ({ codes }: Stay): boolean => codes.some(({ code }) => !isRemoving(code))
