import type { Device } from '../../../../core/resources/resources.js'
import type { Untrusted } from '../../../../core/resources/untrusted.js'
import type { ThermostatDailyProgram } from '../../../../client/resources.js'
import { minuteOfClock } from '../../../../core/values/minute-of-day.js'
import { parseList, parseNumber, parseString } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'

/** A preset, and from which minute of the day on it holds. */
export interface ProgramPeriod {
  readonly start: number
  /** The key of the preset. */
  readonly preset: string
}

/** What a thermostat does in the course of a day. */
export interface DailyProgram {
  readonly id: string
  readonly name: string | undefined
  /** In order of their start; what cannot be read of them is left out. */
  readonly periods: readonly ProgramPeriod[]
}

/** Periods in order of their start; those of the same start stay as they came. */
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

/** The daily programs of a thermostat. */
export const dailyPrograms = (device: Device): readonly DailyProgram[] =>
  parseList(properties(device).thermostat_daily_programs).flatMap(readProgram)

/** The days of a week, as the platform begins the names of their programs. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number]

/** The id of the program of each day of a week; nothing for a day without one. */
export type WeekPrograms = Readonly<Record<Weekday, string | undefined>>

/** Which program a thermostat runs on which day. */
export function weekPrograms(device: Device): WeekPrograms {
  const { thermostat_weekly_program: week } = properties(device)
  const programs = dailyPrograms(device)
  const idOf = (day: Weekday): string | undefined => {
    const id = parseString(week?.[`${day}_program_id`])
    // Of a program that is gone nothing runs.
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

/** Whether a thermostat can run programs. */
export const canRunPrograms = (device: Device): boolean =>
  device.can_run_thermostat_programs === true ||
  device.can_program_thermostat_programs_as_different_each_day === true ||
  device.can_program_thermostat_programs_as_weekday_weekend === true ||
  device.can_program_thermostat_programs_as_same_each_day === true

/** How many periods a day of a thermostat may have at most; nothing where it does not say. */
export const mostPeriods = (device: Device): number | undefined =>
  parseNumber(properties(device).max_thermostat_daily_program_periods_per_day)

/** How many presets the week of a thermostat may have at most; nothing where it does not say. */
export const mostPresets = (device: Device): number | undefined =>
  parseNumber(properties(device).max_unique_climate_presets_per_thermostat_weekly_program)
