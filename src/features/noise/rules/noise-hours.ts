import { addWallHours, toInstant, toWallTime } from '../../../core/values/wall-time.js'

const DAY = 86_400_000
const HOURS = [0, 6, 12, 18]

/** An hour of the day and its instant in ms since the epoch. */
interface PastHour {
  readonly hour: number
  readonly instant: number
}

/** Returns when it was 0, 6, 12 and 18 o'clock in a time zone within the 24 hours before an instant. */
export function hoursOfLastDay(zone: string, now: number): readonly PastHour[] {
  const today = toWallTime(now, zone)
  return [addWallHours(today, -24), today].flatMap((wall) => {
    const day = wall.slice(0, 'YYYY-MM-DD'.length)
    return HOURS.flatMap((hour) => {
      const { instant = NaN } = toInstant(`${day}T${String(hour).padStart(2, '0')}:00`, zone) ?? {}
      return instant > now - DAY && instant <= now ? { hour, instant } : []
    })
  })
}
