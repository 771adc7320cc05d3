import type { ThermostatSchedule } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { parseList, parseString } from '../../../../core/values/value.js'

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

const byStart = (a: ScheduleException, b: ScheduleException): number =>
  (a.start ?? Infinity) - (b.start ?? Infinity) || Number(a.id > b.id) - Number(a.id < b.id)

/** The exceptions of a thermostat, in order of their start; one that is being deleted shows as gone. */
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

/** Whether an exception holds at a moment. */
export const holdsAt = ({ start, end }: ScheduleException, moment: number): boolean =>
  start !== undefined && start <= moment && moment < (end ?? Infinity)

/** Whether an exception is over. */
export const isOver = ({ end }: ScheduleException, now: number): boolean => end !== undefined && end <= now

/** Whether two exceptions hold at the same time at some moment. */
export const overlap = (
  a: Pick<ScheduleException, 'start' | 'end'>,
  b: Pick<ScheduleException, 'start' | 'end'>
): boolean =>
  a.start !== undefined && b.start !== undefined && a.start < (b.end ?? Infinity) && b.start < (a.end ?? Infinity)
