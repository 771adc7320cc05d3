import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { type FormRules, isSameText } from '../../../core/actions/rebase-form.js'
import { isSameTime, NO_TIME, type TypedTime, timeAt } from '../../../core/values/typed-time.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import { addWallDays, toInstant, toWallTime } from '../../../core/values/wall-time.js'
import type { ScheduleException } from './schedule-exceptions.js'

/** Values of the exception form. Times are in the time zone of the thermostat. */
export interface ExceptionForm {
  readonly name: string
  /** Key of the preset, or an empty string if none is selected. */
  readonly preset: string
  readonly start: TypedTime
  readonly end: TypedTime
  readonly isOverrideAllowed: boolean
  /** Typed limit for manual changes in minutes. Empty for no limit. */
  readonly overrideMinutes: string
}

/** Returns the next full hour in a time zone, in ms since the epoch. Some zones are not offset by whole hours. */
function nextFullHour(now: number, zone: string): number {
  let instant = Math.ceil(now / millisecondsInMinute) * millisecondsInMinute
  while (!toWallTime(instant, zone).endsWith(':00')) instant += millisecondsInMinute
  return instant
}

const NEW = { name: '', isOverrideAllowed: true, overrideMinutes: '' }

/**
 * Returns the form of a new exception. It starts at the next full hour in the thermostat's time zone and ends at the
 * same time on the next day.
 */
export function newExceptionForm(now: number, zone: string, preset: string): ExceptionForm {
  const start = timeAt(nextFullHour(now, zone), zone)
  const end = toInstant(addWallDays(start.wall, 1), zone)
  return { ...NEW, preset, start, end: end ? timeAt(end.instant, zone) : NO_TIME }
}

/** Minimum duration of a hold by default, in ms. */
const HOLD = 2 * millisecondsInHour

/**
 * Returns the form of an exception that holds a preset from now until a full hour in the thermostat's time zone.
 *
 * @param now Current minute, in ms since the epoch.
 */
export const holdForm = (now: number, zone: string, preset: string): ExceptionForm => ({
  ...NEW,
  preset,
  start: timeAt(now, zone),
  end: timeAt(nextFullHour(now + HOLD, zone), zone)
})

export function exceptionForm({ schedule, preset, start, end }: ScheduleException, zone: string): ExceptionForm {
  const minutes = parseNumber(schedule.max_override_period_minutes)
  const toTypedTime = (instant: number | undefined): TypedTime =>
    instant === undefined ? NO_TIME : timeAt(instant, zone)
  return {
    name: parseString(schedule.name) ?? '',
    preset: preset ?? '',
    start: toTypedTime(start),
    end: toTypedTime(end),
    isOverrideAllowed: schedule.is_override_allowed === true,
    overrideMinutes: minutes === undefined ? '' : String(minutes)
  }
}

/** Rules that compare exception forms. */
export const exceptionFormRules: FormRules<ExceptionForm> = {
  isSame: {
    name: isSameText,
    preset: Object.is,
    start: isSameTime,
    end: isSameTime,
    isOverrideAllowed: Object.is,
    overrideMinutes: isSameText
  },
  isUsed: (field, { isOverrideAllowed }) => field !== 'overrideMinutes' || isOverrideAllowed
}
