import { toWallTime } from '../../../core/values/wall-time.js'

/** From which hour on a door is expected to be locked, and until which. */
const BEGINS = 22
const ENDS = 6

const HOURS = 'YYYY-MM-DDT'.length

/** Whether it is night where the clocks of a zone show the time: from 22:00 to 6:00. */
export function isNight(now: number, zone: string): boolean {
  const hour = Number(toWallTime(now, zone).slice(HOURS, HOURS + 'HH'.length))
  return hour >= BEGINS || hour < ENDS
}
