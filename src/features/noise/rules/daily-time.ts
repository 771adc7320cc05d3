import { clockTime } from '../../../core/values/minute-of-day.js'

/** Formats a minute of the day for the platform: `22:00:00[Europe/Stockholm]`. */
export const dailyTime = (minute: number, zone: string): string => `${clockTime(minute)}:00[${zone}]`
