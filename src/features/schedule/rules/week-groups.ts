import type { FormRules } from '../../../core/actions/rebase-form.js'
import type { Device } from '../../../core/resources/resources.js'
import { WEEKDAYS, type Weekday, type WeekPrograms } from './daily-programs.js'

/** Consecutive days that are shown or edited together. */
export type DayGroup = readonly Weekday[]

/** Each day by itself. */
export const EACH_DAY: readonly DayGroup[] = WEEKDAYS.map((day) => [day])
const WORK_AND_WEEKEND: readonly DayGroup[] = [WEEKDAYS.slice(0, 5), WEEKDAYS.slice(5)]
const ALL: readonly DayGroup[] = [WEEKDAYS]

/** Returns the groups of days that can have different programs: the thermostat does not distinguish others. */
export function dayGroups(device: Device): readonly DayGroup[] {
  if (device.can_program_thermostat_programs_as_different_each_day === true) return EACH_DAY
  if (device.can_program_thermostat_programs_as_weekday_weekend === true) return WORK_AND_WEEKEND
  return device.can_program_thermostat_programs_as_same_each_day === true ? ALL : EACH_DAY
}

/** Joins neighboring groups if the first day of a group is the same as the day before it. */
export function joined(
  groups: readonly DayGroup[],
  isSame: (day: Weekday, previous: Weekday) => boolean
): readonly DayGroup[] {
  const runs: Weekday[][] = []
  for (const days of groups) {
    const [day] = days
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (run && day && previous && isSame(day, previous)) run.push(...days)
    else runs.push([...days])
  }
  return runs
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
