import { minutesInHour } from 'date-fns/constants'
import { isKnownZone } from './time-zone.js'
import { toInstant, toWallTime } from './wall-time.js'

export interface ZonedTime {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  readonly microsecond: number
  readonly nanosecond: number
  readonly timeZone: string
}

/** Why a time is invalid: empty, not a time of day, or an unknown time zone. */
type ZonedTimeError = 'empty' | 'time' | 'zone'

const TIME = /^T?(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?:Z|[+-]\d\d(?::?\d\d)?)?$/i

/** Parses a time of the platform, such as `20:00:00.000[America/Los_Angeles]`. */
export function parseZonedTime(value: unknown): ZonedTime | ZonedTimeError {
  const [time = '', timeZone = ''] = typeof value === 'string' ? value.trim().split(/\[([^\]]*)\]$/) : []
  if (!time && !timeZone) return 'empty'
  const match = TIME.exec(time)
  const [hour = NaN, minute = NaN, second = 0] = (match ?? []).slice(1, 4).map((digits) => Number(digits ?? 0))
  if (!(hour < 24 && minute < 60 && second < 60)) return 'time'
  if (!isKnownZone(timeZone)) return 'zone'
  const fraction = (match?.[4] ?? '').padEnd(9, '0')
  const [millisecond = 0, microsecond = 0, nanosecond = 0] = [0, 3, 6].map((at) => Number(fraction.slice(at, at + 3)))
  return { hour, minute, second, millisecond, microsecond, nanosecond, timeZone }
}

const DATE = 'YYYY-MM-DD'.length

/** Returns the minute of the day (0 to 1439) of a wall time. */
export function minuteOf(wall: string): number {
  return Number(wall.slice(DATE + 1, DATE + 3)) * minutesInHour + Number(wall.slice(DATE + 4))
}

/** Returns the minute of the day in another time zone, with the current offsets. */
export function minuteIn({ hour, minute, timeZone }: ZonedTime, zone: string, now: number): number {
  const own = hour * minutesInHour + minute
  if (timeZone === zone) return own
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  const moment = toInstant(`${toWallTime(now, timeZone).slice(0, DATE)}T${time}`, timeZone)
  return moment ? minuteOf(toWallTime(moment.instant, zone)) : own
}
