const MINUTES_IN_HOUR = 60

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** A minute of the day as a field for a time has it: `22:00`; empty for none. */
export function clockTime(minute: number | undefined): string {
  if (minute === undefined) return ''
  return `${twoDigits(Math.floor(minute / MINUTES_IN_HOUR))}:${twoDigits(minute % MINUTES_IN_HOUR)}`
}

/** The minute of the day, from 0 to 1439, that a field for a time has; nothing while it is incomplete. */
export function minuteOfClock(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? []
  return hour === undefined ? undefined : Number(hour) * MINUTES_IN_HOUR + Number(minute)
}
