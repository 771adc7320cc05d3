import type { Device } from '../../../core/resources/resources.js'
import { clockTime } from '../../../core/values/minute-of-day.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { WEEKDAYS, type Weekday, type WeekPrograms } from './daily-programs.js'
import { type ProgramForm, wholePeriods } from './program-form.js'

interface ProgramValues {
  name: string
  periods: {
    climate_preset_key: string
    /** ISO 8601 time in the thermostat's time zone: `07:30:00`. */
    starts_at_time: string
  }[]
}

export interface NewProgram extends ProgramValues {
  device_id: string
}

export interface ChangedProgram extends ProgramValues {
  thermostat_daily_program_id: string
}

/** Request parameters to update a week: the program id of each day, or `null` for none. */
export type ChangedWeek = { device_id: string } & { [Name in `${Weekday}_program_id`]: string | null }

const valuesOf = (form: ProgramForm): ProgramValues => ({
  name: form.name.trim(),
  periods: wholePeriods(form).map(({ start, preset }) => ({
    climate_preset_key: preset,
    starts_at_time: `${clockTime(start)}:00`
  }))
})

export const newProgram = (form: ProgramForm, deviceId: string): NewProgram => ({
  device_id: deviceId,
  ...valuesOf(form)
})

/** Returns the parameters to update a daily program. All values are sent. */
export const changedProgram = (form: ProgramForm, id: string): ChangedProgram => ({
  thermostat_daily_program_id: id,
  ...valuesOf(form)
})

/** Returns the parameters to recreate a deleted daily program, or `undefined` if a part of it is unreadable. */
export function programRecreateParams(device: Device, id: string): NewProgram | undefined {
  const program = parseList(properties(device).thermostat_daily_programs).find(
    (each) => parseString(each?.thermostat_daily_program_id) === id
  )
  const name = parseString(program?.name)
  const known = parseList(program?.periods)
  const periods = known.flatMap((period) => {
    const [preset, start] = [parseString(period?.climate_preset_key), parseString(period?.starts_at_time)]
    return preset === undefined || start === undefined ? [] : [{ climate_preset_key: preset, starts_at_time: start }]
  })
  if (name === undefined || periods.length === 0 || periods.length < known.length) return undefined
  return { device_id: device.device_id, name, periods }
}

/** Returns the parameters to update a week. All days are sent. */
export function changedWeek(week: WeekPrograms, deviceId: string): ChangedWeek {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = WEEKDAYS.map((day) => week[day] ?? null)
  return {
    device_id: deviceId,
    monday_program_id: monday ?? null,
    tuesday_program_id: tuesday ?? null,
    wednesday_program_id: wednesday ?? null,
    thursday_program_id: thursday ?? null,
    friday_program_id: friday ?? null,
    saturday_program_id: saturday ?? null,
    sunday_program_id: sunday ?? null
  }
}
