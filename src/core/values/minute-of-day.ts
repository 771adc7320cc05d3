import { minutesInHour } from 'date-fns/constants'

export const MINUTES_IN_DAY = 24 * minutesInHour

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** Formats a minute of the day for a time field, such as `22:00`. Empty for `undefined`. */
export function clockTime(minute: number | undefined): string {
  if (minute === undefined) return ''
  return `${twoDigits(Math.floor(minute / minutesInHour))}:${twoDigits(minute % minutesInHour)}`
}

/** Parses the value of a time field into a minute of the day (0 to 1439). `undefined` if incomplete. */
export function minuteOfClock(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hour === undefined ? undefined : Number(hour) * minutesInHour + Number(minute)
}
