import type { DeviceRecord } from './device-record.js'

export const MINUTE = 60_000
export const HOUR = 3_600_000
export const DAY = 86_400_000

/** A time of day in a time zone, in minutes since midnight. */
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

/** Returns `undefined` for an unknown time zone. */
function getFormat(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone)) formats.set(zone, createFormat(zone))
  return formats.get(zone)
}

/** Returns the offset of a time zone from UTC, in ms. */
export function zoneOffset(zone: string, at: number): number {
  const name = getFormat(zone)?.format(at) ?? ''
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/** Returns the time zone of a device, or a default. */
export const timeZoneOf = ({ location }: DeviceRecord): string => location?.timezone ?? 'America/Los_Angeles'

/** Parses a time of day such as `20:00:00[America/Los_Angeles]`. Returns `undefined` if it is invalid. */
export function parseTimeOfDay(text: string | undefined): TimeOfDay | undefined {
  const [, hours, minutes, zone = ''] = /^([01]\d|2[0-3]):([0-5]\d):[0-5]\d(?:\.\d+)?\[(.+)\]$/.exec(text ?? '') ?? []
  if (hours === undefined || !getFormat(zone)) return undefined
  return { minutes: Number(hours) * 60 + Number(minutes), zone }
}

/** Returns `true` if a time is within a daily period. If start and end are equal, the period is the whole day. */
export function isWithin(at: number, from: TimeOfDay, to: TimeOfDay): boolean {
  const local = at + zoneOffset(from.zone, at)
  const minutes = (((local % DAY) + DAY) % DAY) / MINUTE
  return from.minutes < to.minutes
    ? from.minutes <= minutes && minutes < to.minutes
    : from.minutes <= minutes || minutes < to.minutes
}
