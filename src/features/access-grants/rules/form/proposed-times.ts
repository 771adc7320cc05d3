import { millisecondsInMinute } from 'date-fns/constants'
import type { Space } from '../../../../core/resources/resources.js'
import { localZone } from '../../../../core/values/time-zone.js'
import { isSameTime, NO_TIME, type TypedTime, timeAt, typedTime } from '../../../../core/values/typed-time.js'
import { parseString } from '../../../../core/values/value.js'
import { addWallDays, toWallTime } from '../../../../core/values/wall-time.js'
import { grantZone } from '../access-grant.js'
import type { GrantForm, GrantTimes } from './grant-form.js'
import type { ChosenDoors } from './offered-doors.js'

/** Basis of the first times of a form. */
interface TimesBasis {
  /** When the form was opened, in ms since the epoch. */
  readonly openedAt: number
  readonly places: readonly Space[]
  readonly chosen: ChosenDoors
  /** Times of the host, in ms since the epoch. */
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:\d\d$)/

const timeOfDay = (value: unknown): string | undefined => TIME_OF_DAY.exec(parseString(value) ?? '')?.[0]

/** Returns the same time on the next day. */
export function nextDay(instant: number, zone: string): TypedTime {
  const next = typedTime(addWallDays(toWallTime(instant, zone), 1), zone)
  return next.instant === undefined ? NO_TIME : next
}

/** Returns check-in and check-out of the next stay in a place, if it has such times. */
function stayTimes(place: Space, zone: string, now: number): Pick<GrantTimes, 'start' | 'end'> | undefined {
  const { default_checkin_time, default_checkout_time } = place.customer_data ?? {}
  const [checkIn, checkOut] = [default_checkin_time, default_checkout_time].map(timeOfDay)
  if (!checkIn || !checkOut) return undefined
  const [today, time = ''] = toWallTime(now, zone).split('T')
  // A place for the day, which has closed for today.
  const isOver = checkIn < checkOut && time > checkOut
  const day = addWallDays(`${today}T${checkIn}`, isOver ? 1 : 0)
  const lastDay = addWallDays(day, 1).slice(0, 'YYYY-MM-DD'.length)
  return { start: typedTime(day, zone), end: typedTime(`${lastDay}T${checkOut}`, zone) }
}

/** Returns the times that a new form proposes for the chosen doors, in their time zone. */
export function proposedTimes({ openedAt, places, chosen, startsAt, endsAt }: TimesBasis): GrantTimes {
  const zone = grantZone(places[0], chosen.doors.find(({ lock }) => lock)?.lock)
  const [place, ...further] = places
  const stay = place && further.length === 0 ? stayTimes(place, zone, openedAt) : undefined
  const now = Math.floor(openedAt / millisecondsInMinute) * millisecondsInMinute
  const start = startsAt === undefined ? (stay?.start ?? timeAt(now, zone)) : timeAt(startsAt, zone)
  const ownEnd = startsAt === undefined ? stay?.end : undefined
  const end = endsAt === undefined ? (ownEnd ?? nextDay(start.instant ?? now, zone)) : timeAt(endsAt, zone)
  return { start, end, isEndless: false, zone, isZoneAutomatic: zone === localZone(), isZoneChosen: false }
}

/** Returns `true` until the user has changed a time or the time zone. */
export const areTimesUntouched = (values: GrantForm, initial: GrantForm): boolean =>
  isSameTime(values.start, initial.start) &&
  isSameTime(values.end, initial.end) &&
  values.isEndless === initial.isEndless &&
  !values.isZoneChosen
