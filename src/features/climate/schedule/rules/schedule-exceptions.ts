import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import { readInstant } from '../../../../core/values/read-instant.js'
import { list, text } from '../../../../core/values/value.js'

/** A time during which a thermostat has a preset, whatever its week says. What cannot be read of it is nothing. */
export interface ScheduleException {
  readonly schedule: ThermostatSchedule
  readonly id: string
  /** The key of its preset. */
  readonly preset: string | undefined
  /** In ms since 1970. */
  readonly start: number | undefined
  /** In ms since 1970; one without an end holds for good. */
  readonly end: number | undefined
}

const byStart = (one: ScheduleException, other: ScheduleException): number =>
  (one.start ?? Infinity) - (other.start ?? Infinity) || Number(one.id > other.id) - Number(one.id < other.id)

/** The exceptions of a thermostat, in order of their start; one that is being deleted shows as gone. */
export const scheduleExceptions = (
  schedules: readonly ThermostatSchedule[] | null | undefined
): readonly ScheduleException[] =>
  list(schedules)
    .filter((schedule) => typeof schedule === 'object' && schedule !== null && schedule.is_deleted !== true)
    .map((schedule) => ({
      schedule,
      id: schedule.thermostat_schedule_id,
      preset: text(schedule.climate_preset_key),
      start: readInstant(schedule.starts_at),
      end: readInstant(schedule.ends_at)
    }))
    .toSorted(byStart)

/** Whether an exception holds at a moment. */
export const holdsAt = ({ start, end }: ScheduleException, moment: number): boolean =>
  start !== undefined && start <= moment && moment < (end ?? Infinity)

/** Whether an exception is over. */
export const isOver = ({ end }: ScheduleException, now: number): boolean => end !== undefined && end <= now

/** Whether two exceptions hold at the same time at some moment. */
export const overlap = (
  one: Pick<ScheduleException, 'start' | 'end'>,
  other: Pick<ScheduleException, 'start' | 'end'>
): boolean =>
  one.start !== undefined &&
  other.start !== undefined &&
  one.start < (other.end ?? Infinity) &&
  other.start < (one.end ?? Infinity)
