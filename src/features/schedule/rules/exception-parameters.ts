import type { ThermostatSchedule } from '../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../core/values/value.js'
import { typedMinutes } from './exception-errors.js'
import type { ExceptionForm } from './exception-form.js'

interface ExceptionValues {
  climate_preset_key?: string
  name?: string
  /** ISO 8601 date and time. */
  starts_at?: string
  /** ISO 8601 date and time. */
  ends_at?: string
  /** `true` if users can change the setting at the thermostat. */
  is_override_allowed?: boolean
  /** Duration of a manual change in minutes. `null` for no limit. */
  max_override_period_minutes?: number | null
}

export interface NewException extends ExceptionValues {
  device_id: string
  climate_preset_key: string
  starts_at: string
  ends_at: string
}

/** Request parameters to update an exception. Omitted properties are not changed. */
export interface ChangedException extends ExceptionValues {
  thermostat_schedule_id: string
}

const moment = (instant: number): string => new Date(instant).toISOString()

/** Returns the parameters to create an exception, or `undefined` if its times are incomplete. */
export function newException(form: ExceptionForm, deviceId: string): NewException | undefined {
  const { preset, start, end, isOverrideAllowed } = form
  if (start.instant === undefined || end.instant === undefined) return undefined
  const name = form.name.trim()
  return {
    device_id: deviceId,
    climate_preset_key: preset,
    ...(name && { name }),
    starts_at: moment(start.instant),
    ends_at: moment(end.instant),
    is_override_allowed: isOverrideAllowed,
    ...(isOverrideAllowed && { max_override_period_minutes: typedMinutes(form.overrideMinutes) ?? null })
  }
}

/**
 * Returns the parameters to update an exception, with only the changed values.
 * @param initial Initial form.
 */
export function changedException(form: ExceptionForm, initial: ExceptionForm, id: string): ChangedException {
  const name = form.name.trim()
  const [start, end] = [form.start.instant, form.end.instant]
  const isOtherOverride = form.isOverrideAllowed !== initial.isOverrideAllowed
  const isOtherLimit = form.overrideMinutes.trim() !== initial.overrideMinutes.trim()
  return {
    thermostat_schedule_id: id,
    ...(form.preset !== initial.preset && { climate_preset_key: form.preset }),
    ...(name && name !== initial.name.trim() && { name }),
    ...(start !== undefined && start !== initial.start.instant && { starts_at: moment(start) }),
    ...(end !== undefined && end !== initial.end.instant && { ends_at: moment(end) }),
    ...(isOtherOverride && { is_override_allowed: form.isOverrideAllowed }),
    ...(form.isOverrideAllowed &&
      isOtherLimit && { max_override_period_minutes: typedMinutes(form.overrideMinutes) ?? null })
  }
}

/** Returns the parameters to recreate a deleted exception, or `undefined` if its times are unreadable. */
export function exceptionRecreateParams(schedule: ThermostatSchedule, deviceId: string): NewException | undefined {
  const [key, starts, ends] = [schedule.climate_preset_key, schedule.starts_at, schedule.ends_at].map(parseString)
  if (key === undefined || starts === undefined || ends === undefined) return undefined
  const name = parseString(schedule.name)
  const minutes = parseNumber(schedule.max_override_period_minutes)
  return {
    device_id: deviceId,
    climate_preset_key: key,
    ...(name && { name }),
    starts_at: starts,
    ends_at: ends,
    is_override_allowed: schedule.is_override_allowed === true,
    ...(minutes !== undefined && { max_override_period_minutes: minutes })
  }
}
