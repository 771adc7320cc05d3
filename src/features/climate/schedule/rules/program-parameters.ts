import type { Device } from '../../../../core/resources/resources.js'
import { clockTime } from '../../../../core/values/minute-of-day.js'
import { parseList, parseString } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'
import { WEEKDAYS, type Weekday, type WeekPrograms } from './daily-programs.js'
import { type ProgramForm, wholePeriods } from './program-form.js'

interface ProgramValues {
  name: string
  periods: {
    climate_preset_key: string
    /** On the clock of the thermostat, as an ISO 8601 time: `07:30:00`. */
    starts_at_time: string
  }[]
}

/** What the platform is told to create a daily program. */
export interface NewProgram extends ProgramValues {
  device_id: string
}

/** What the platform is told to update a daily program. */
export interface ChangedProgram extends ProgramValues {
  thermostat_daily_program_id: string
}

/** What the platform is told of a week: the program of each day by its id, `null` for none. */
export type ChangedWeek = { device_id: string } & { [Name in `${Weekday}_program_id`]: string | null }

const valuesOf = (form: ProgramForm): ProgramValues => ({
  name: form.name.trim(),
  periods: wholePeriods(form).map(({ start, preset }) => ({
    climate_preset_key: preset,
    starts_at_time: `${clockTime(start)}:00`
  }))
})

/** What to create a daily program with. */
export const newProgram = (form: ProgramForm, deviceId: string): NewProgram => ({
  device_id: deviceId,
  ...valuesOf(form)
})

/** What to update a daily program with: it is told as a whole. */
export const changedProgram = (form: ProgramForm, id: string): ChangedProgram => ({
  thermostat_daily_program_id: id,
  ...valuesOf(form)
})

/** What to make a deleted daily program again with, just as it was; nothing where not all of it can be told. */
export function programRecreateParams(device: Device, id: string): NewProgram | undefined {
  const program = parseList(properties(device).thermostat_daily_programs).find(
    (each) => parseString(each?.thermostat_daily_program_id) === id
  )
  const name = parseString(program?.name)
  const told = parseList(program?.periods)
  const periods = told.flatMap((period) => {
    const [preset, start] = [parseString(period?.climate_preset_key), parseString(period?.starts_at_time)]
    return preset === undefined || start === undefined ? [] : [{ climate_preset_key: preset, starts_at_time: start }]
  })
  if (name === undefined || periods.length === 0 || periods.length < told.length) return undefined
  return { device_id: device.device_id, name, periods }
}

/** What to update a week with: it is told as a whole. */
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
