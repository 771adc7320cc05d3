import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import { parseNumber, parseString } from '../../../../core/values/value.js'
import { typedMinutes } from './exception-faults.js'
import type { ExceptionForm } from './exception-form.js'

/** What can be said of an exception. */
interface ExceptionValues {
  climate_preset_key?: string
  name?: string
  /** An ISO 8601 moment. */
  starts_at?: string
  /** An ISO 8601 moment. */
  ends_at?: string
  /** Whether people at the thermostat may change what it sets. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
}

/** What the platform is told to create an exception. */
export interface NewException extends ExceptionValues {
  device_id: string
  climate_preset_key: string
  starts_at: string
  ends_at: string
}

/** What the platform is told to update an exception: what it does not name stays. */
export interface ChangedException extends ExceptionValues {
  thermostat_schedule_id: string
}

const moment = (instant: number): string => new Date(instant).toISOString()

/** What to create an exception with; nothing while its times are incomplete. */
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

/** What to update an exception with: what was changed of it. @param before what its form was at first. */
export function changedException(form: ExceptionForm, before: ExceptionForm, id: string): ChangedException {
  const name = form.name.trim()
  const [start, end] = [form.start.instant, form.end.instant]
  const isOtherOverride = form.isOverrideAllowed !== before.isOverrideAllowed
  const isOtherLimit = form.overrideMinutes.trim() !== before.overrideMinutes.trim()
  return {
    thermostat_schedule_id: id,
    ...(form.preset !== before.preset && { climate_preset_key: form.preset }),
    ...(name && name !== before.name.trim() && { name }),
    ...(start !== undefined && start !== before.start.instant && { starts_at: moment(start) }),
    ...(end !== undefined && end !== before.end.instant && { ends_at: moment(end) }),
    ...(isOtherOverride && { is_override_allowed: form.isOverrideAllowed }),
    ...(form.isOverrideAllowed &&
      isOtherLimit && { max_override_period_minutes: typedMinutes(form.overrideMinutes) ?? null })
  }
}

/** What to make a deleted exception with again, just as it was; nothing where it has no times that can be told. */
export function exceptionAgain(schedule: ThermostatSchedule, deviceId: string): NewException | undefined {
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
