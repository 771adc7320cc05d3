import type { ThermostatSchedule } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseString } from '../../../core/values/value.js'

/** Period in which a preset overrides the week of a thermostat. Unreadable values are `undefined`. */
export interface ScheduleException {
  readonly schedule: ThermostatSchedule
  readonly id: string
  /** Key of the preset. */
  readonly preset: string | undefined
  /** In ms since the epoch. */
  readonly start: number | undefined
  /** In ms since the epoch. An exception without an end applies permanently. */
  readonly end: number | undefined
}

const byStart = (a: ScheduleException, b: ScheduleException): number =>
  (a.start ?? Infinity) - (b.start ?? Infinity) || Number(a.id > b.id) - Number(a.id < b.id)

/** Returns the exceptions of a thermostat, sorted by start. Exceptions that are being deleted are omitted. */
export const scheduleExceptions = (
  schedules: readonly ThermostatSchedule[] | null | undefined
): readonly ScheduleException[] =>
  parseList(schedules)
    .filter((schedule) => typeof schedule === 'object' && schedule !== null && schedule.is_deleted !== true)
    .map((schedule) => ({
      schedule,
      id: schedule.thermostat_schedule_id,
      preset: parseString(schedule.climate_preset_key),
      start: parseInstant(schedule.starts_at),
      end: parseInstant(schedule.ends_at)
    }))
    .toSorted(byStart)

/** Returns `true` if an exception applies at a moment. */
export const holdsAt = ({ start, end }: ScheduleException, moment: number): boolean =>
  start !== undefined && start <= moment && moment < (end ?? Infinity)

/** Returns `true` if an exception has ended. */
export const hasEnded = ({ end }: ScheduleException, now: number): boolean => end !== undefined && end <= now

/** Returns `true` if two exceptions overlap. */
export const overlap = (
  a: Pick<ScheduleException, 'start' | 'end'>,
  b: Pick<ScheduleException, 'start' | 'end'>
): boolean =>
  a.start !== undefined && b.start !== undefined && a.start < (b.end ?? Infinity) && b.start < (a.end ?? Infinity)
