import type { ThermostatDailyProgram } from '../../../client/resources.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Untrusted } from '../../../core/resources/untrusted.js'
import { minuteOfClock } from '../../../core/values/minute-of-day.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'

/** Preset, and the minute of the day at which it starts. */
export interface ProgramPeriod {
  readonly start: number
  /** Key of the preset. */
  readonly preset: string
}

/** Presets of a thermostat in the course of a day. */
export interface DailyProgram {
  readonly id: string
  readonly name: string | undefined
  /** Sorted by start. Unreadable periods are omitted. */
  readonly periods: readonly ProgramPeriod[]
}

/** Sorts periods by start. Periods with the same start keep their order. */
export const inOrder = (periods: readonly ProgramPeriod[]): readonly ProgramPeriod[] =>
  periods.toSorted((a, b) => a.start - b.start)

function readProgram(program: Untrusted<ThermostatDailyProgram> | null | undefined): readonly DailyProgram[] {
  const id = parseString(program?.thermostat_daily_program_id)
  if (id === undefined) return []
  const periods = parseList(program?.periods).flatMap((period) => {
    const start = minuteOfClock(parseString(period?.starts_at_time)?.replace(/^T/i, '') ?? '')
    const preset = parseString(period?.climate_preset_key)
    return start === undefined || preset === undefined ? [] : [{ start, preset }]
  })
  return [{ id, name: parseString(program?.name), periods: inOrder(periods) }]
}

/** Returns the daily programs of a thermostat. */
export const dailyPrograms = (device: Device): readonly DailyProgram[] =>
  parseList(properties(device).thermostat_daily_programs).flatMap(readProgram)

/** Days of a week, with the names that the platform uses in its properties. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Day of the week. */
export type Weekday = (typeof WEEKDAYS)[number]

/** Program id of each day of a week. `undefined` for a day without a program. */
export type WeekPrograms = Readonly<Record<Weekday, string | undefined>>

/** Returns the programs of a thermostat's week. */
export function weekPrograms(device: Device): WeekPrograms {
  const { thermostat_weekly_program: week } = properties(device)
  const programs = dailyPrograms(device)
  const idOf = (day: Weekday): string | undefined => {
    const id = parseString(week?.[`${day}_program_id`])
    // A deleted program does not run.
    return programs.some((program) => program.id === id) ? id : undefined
  }
  return {
    monday: idOf('monday'),
    tuesday: idOf('tuesday'),
    wednesday: idOf('wednesday'),
    thursday: idOf('thursday'),
    friday: idOf('friday'),
    saturday: idOf('saturday'),
    sunday: idOf('sunday')
  }
}

/** Returns `true` if the thermostat supports programs. */
export const canRunPrograms = (device: Device): boolean =>
  device.can_run_thermostat_programs === true ||
  device.can_program_thermostat_programs_as_different_each_day === true ||
  device.can_program_thermostat_programs_as_weekday_weekend === true ||
  device.can_program_thermostat_programs_as_same_each_day === true

/** Returns the maximum number of periods in a day, or `undefined` if unknown. */
export const mostPeriods = (device: Device): number | undefined =>
  parseNumber(properties(device).max_thermostat_daily_program_periods_per_day)

/** Returns the maximum number of presets in a week, or `undefined` if unknown. */
export const mostPresets = (device: Device): number | undefined =>
  parseNumber(properties(device).max_unique_climate_presets_per_thermostat_weekly_program)
