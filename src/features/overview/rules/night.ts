import { toWallTime } from '../../../core/values/wall-time.js'

/** Hours at which the night starts and ends. At night, doors are expected to be locked. */
const BEGINS = 22
const ENDS = 6

const HOURS = 'YYYY-MM-DDT'.length

/** Returns `true` if it is night in a time zone: from 22:00 to 6:00. */
export function isNight(now: number, zone: string): boolean {
  const hour = Number(toWallTime(now, zone).slice(HOURS, HOURS + 'HH'.length))
  return hour >= BEGINS || hour < ENDS
}
