import { clockTime } from '../../../core/values/minute-of-day.js'

/** A minute of the day as the platform is told it: `22:00:00[Europe/Stockholm]`. */
export const dailyTime = (minute: number, zone: string): string => `${clockTime(minute)}:00[${zone}]`
