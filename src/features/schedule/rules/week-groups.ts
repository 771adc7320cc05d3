import type { FormRules } from '../../../core/actions/rebase-form.js'
import type { Device } from '../../../core/resources/resources.js'
import { WEEKDAYS, type Weekday, type WeekPrograms } from './daily-programs.js'

/** Days that always have the same program, because the thermostat does not distinguish them. */
export type DayGroup = readonly Weekday[]

const EACH: readonly DayGroup[] = WEEKDAYS.map((day) => [day])
const WORK_AND_WEEKEND: readonly DayGroup[] = [WEEKDAYS.slice(0, 5), WEEKDAYS.slice(5)]
const ALL: readonly DayGroup[] = [WEEKDAYS]

/** Returns the groups of days that can have different programs. */
export function dayGroups(device: Device): readonly DayGroup[] {
  if (device.can_program_thermostat_programs_as_different_each_day === true) return EACH
  if (device.can_program_thermostat_programs_as_weekday_weekend === true) return WORK_AND_WEEKEND
  return device.can_program_thermostat_programs_as_same_each_day === true ? ALL : EACH
}

/** Returns a week in which some days have another program. */
export const withProgram = (week: WeekPrograms, days: DayGroup, id: string | undefined): WeekPrograms => ({
  ...week,
  ...Object.fromEntries(days.map((day) => [day, id]))
})

export interface WeekForm {
  readonly week: WeekPrograms
}

const isSameWeek = (a: WeekPrograms, b: WeekPrograms): boolean => WEEKDAYS.every((day) => a[day] === b[day])

/** Rules that compare week forms. The week is one value, because it is sent as a whole. */
export const weekFormRules: FormRules<WeekForm> = { isSame: { week: isSameWeek } }
