import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import { isSameTime, NO_TIME, timeAt, type TypedTime, typedTime } from '../../../../core/values/typed-time.js'
import { addWallDays, toInstant, toWallTime } from '../../../../core/values/wall-time.js'
import { type FormRules, isSameText } from '../../../../core/actions/rebase-form.js'
import { parseNumber, parseString } from '../../../../core/values/value.js'
import type { ScheduleException } from './schedule-exceptions.js'

/** What the form of an exception holds. Its times are on the clocks of its thermostat. */
export interface ExceptionForm {
  readonly name: string
  /** The key of the preset; empty while none is chosen. */
  readonly preset: string
  readonly start: TypedTime
  readonly end: TypedTime
  readonly isOverrideAllowed: boolean
  /** For how many minutes, as it was typed; empty for no limit. */
  readonly overrideMinutes: string
}

/** When the clocks of a zone show a full hour next, in ms since 1970: not all are whole hours from those of others. */
function nextFullHour(now: number, zone: string): number {
  let instant = Math.ceil(now / millisecondsInMinute) * millisecondsInMinute
  while (!toWallTime(instant, zone).endsWith(':00')) instant += millisecondsInMinute
  return instant
}

const NEW = { name: '', isOverrideAllowed: true, overrideMinutes: '' }

/** The form of a new exception: from the next full hour on the clocks of its thermostat to the same time a day later. */
export function newExceptionForm(now: number, zone: string, preset: string): ExceptionForm {
  const start = timeAt(nextFullHour(now, zone), zone)
  const end = toInstant(addWallDays(start.wall, 1), zone)
  return { ...NEW, preset, start, end: end ? timeAt(end.instant, zone) : NO_TIME }
}

/** How long a preset is held at least where nobody says otherwise, in ms. */
const HOLD = 2 * millisecondsInHour

/**
 * The form of an exception that holds a preset from now on, until a full hour on the clocks of its thermostat.
 *
 * @param now the minute in ms since 1970.
 */
export const holdForm = (now: number, zone: string, preset: string): ExceptionForm => ({
  ...NEW,
  preset,
  start: timeAt(now, zone),
  end: timeAt(nextFullHour(now + HOLD, zone), zone)
})

/** The form in which an exception is edited. */
export function exceptionForm({ schedule, preset, start, end }: ScheduleException, zone: string): ExceptionForm {
  const minutes = parseNumber(schedule.max_override_period_minutes)
  const given = (instant: number | undefined): TypedTime => (instant === undefined ? NO_TIME : timeAt(instant, zone))
  return {
    name: parseString(schedule.name) ?? '',
    preset: preset ?? '',
    start: given(start),
    end: given(end),
    isOverrideAllowed: schedule.is_override_allowed === true,
    overrideMinutes: minutes === undefined ? '' : String(minutes)
  }
}

/** The form with another time typed into one of its fields; the seconds of one that stays are kept. */
export const withExceptionTime = (
  form: ExceptionForm,
  field: 'start' | 'end',
  wall: string,
  zone: string
): ExceptionForm => (form[field].wall === wall ? form : { ...form, [field]: typedTime(wall, zone) })

/** Compares the forms of an exception. */
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
