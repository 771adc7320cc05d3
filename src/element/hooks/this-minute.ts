import { millisecondsInMinute } from 'date-fns/constants'

/** Returns the current time in ms since the epoch, rounded down to the minute. */
export const thisMinute = (): number => Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute
