const MINUTE = 60_000
const DAY = 86_400_000

/** A time of day on the clocks of a zone, in minutes since midnight. */
interface TimeOfDay {
  minutes: number
  zone: string
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>()

function createFormat(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

/** Nothing where there is no such zone. */
function getFormat(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, createFormat(zone))
  return formats.get(zone)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
export function zoneOffset(zone: string, at: number): number {
  const name = getFormat(zone)?.format(at) ?? ''
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/** Reads such as `20:00:00[America/Los_Angeles]`; nothing from what is none. */
export function parseTimeOfDay(text: string | undefined): TimeOfDay | undefined {
  const [, hours, minutes, zone = ''] = /^([01]\d|2[0-3]):([0-5]\d):[0-5]\d(?:\.\d+)?\[(.+)\]$/.exec(text ?? '') ?? []
  if (hours === undefined || !getFormat(zone)) return undefined
  return { minutes: Number(hours) * 60 + Number(minutes), zone }
}

/** Whether a moment is in the part of the day from one time to another; with both the same it is the whole day. */
export function isWithin(at: number, from: TimeOfDay, to: TimeOfDay): boolean {
  const local = at + zoneOffset(from.zone, at)
  const minutes = (((local % DAY) + DAY) % DAY) / MINUTE
  return from.minutes < to.minutes
    ? from.minutes <= minutes && minutes < to.minutes
    : from.minutes <= minutes || minutes < to.minutes
}
