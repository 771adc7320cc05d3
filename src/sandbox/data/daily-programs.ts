import type { ThermostatDailyProgram, ThermostatWeeklyProgram } from '../../client/resources.js'
import { itemId } from './device-record.js'
import { WORKSPACE_ID } from './workspace.js'

/** The weekdays as they appear in property names of the platform. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

type Weekday = (typeof WEEKDAYS)[number]

export interface DailyProgramTraits {
  name: string
  /** Start times and preset keys: `['06:30', 'home']`. */
  periods: readonly (readonly [time: string, presetKey: string])[]
  /** Weekdays on which the program runs. @default [] */
  days?: readonly Weekday[]
}

export const dailyProgramId = (deviceId: string, number: number): string => itemId('daily_program', deviceId, number)

/** Creates a weekly program from the id of the daily program for each day. */
export function weeklyProgram(
  idOf: (day: Weekday) => string | null | undefined,
  createdAt: string
): ThermostatWeeklyProgram {
  const id = (day: Weekday): string | null => idOf(day) ?? null
  return {
    created_at: createdAt,
    monday_program_id: id('monday'),
    tuesday_program_id: id('tuesday'),
    wednesday_program_id: id('wednesday'),
    thursday_program_id: id('thursday'),
    friday_program_id: id('friday'),
    saturday_program_id: id('saturday'),
    sunday_program_id: id('sunday')
  }
}

/** Creates the properties of a thermostat with these programs. */
export function programProperties(deviceId: string, programs: readonly DailyProgramTraits[], createdAt: string) {
  const dailyPrograms = programs.map(
    ({ name, periods }, index): ThermostatDailyProgram => ({
      thermostat_daily_program_id: dailyProgramId(deviceId, index + 1),
      device_id: deviceId,
      name,
      periods: periods.map(([time, key]) => ({ starts_at_time: `${time}:00`, climate_preset_key: key })),
      created_at: createdAt,
      workspace_id: WORKSPACE_ID
    })
  )
  const programIdOf = (day: Weekday) =>
    dailyPrograms[programs.findIndex(({ days }) => days?.includes(day))]?.thermostat_daily_program_id
  return { thermostat_daily_programs: dailyPrograms, thermostat_weekly_program: weeklyProgram(programIdOf, createdAt) }
}
