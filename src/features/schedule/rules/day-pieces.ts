import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { type DailyProgram, type ProgramPeriod, WEEKDAYS, type WeekPrograms } from './daily-programs.js'

/** Part of a day with one preset. Start and end are in minutes since midnight. */
export interface DayPiece {
  readonly start: number
  /** At most 1440. */
  readonly end: number
  readonly preset: string
}

/**
 * Returns the parts of a day in order.
 * @param carried Preset that continues from the day before.
 */
export function dayPieces(periods: readonly ProgramPeriod[], carried: string | undefined): readonly DayPiece[] {
  const first = periods[0]?.start ?? MINUTES_IN_DAY
  const own = periods.map(({ start, preset }, index) => ({
    start,
    end: periods[index + 1]?.start ?? MINUTES_IN_DAY,
    preset
  }))
  const carriedPieces = carried === undefined ? [] : [{ start: 0, end: first, preset: carried }]
  return [...carriedPieces, ...own].filter(({ start, end }) => start < end)
}

type Days = readonly (DailyProgram | undefined)[]

/** Returns the preset that continues into a day: the last one of the nearest day before it that has periods. */
function carriedInto(days: Days, index: number): string | undefined {
  const previous = [...days.slice(index), ...days.slice(0, index)].findLast((day) => day?.periods.length)
  return previous?.periods.at(-1)?.preset
}

/**
 * Returns the parts of each day of a week, starting with the first day. On a day without a program the last preset
 * continues. The first day continues from the last day of the previous week.
 */
export const weekPieces = (days: Days): readonly (readonly DayPiece[])[] =>
  days.map((day, index) => dayPieces(day?.periods ?? [], carriedInto(days, index)))

/** Returns the programs of the days of a week. */
export const programsOfWeek = (programs: readonly DailyProgram[], week: WeekPrograms): Days =>
  WEEKDAYS.map((day) => programs.find(({ id }) => id === week[day]))

/** Returns the preset that continues into the days of a program, if it is the same on all of them. */
export function carriedIntoProgram(days: Days, id: string): string | undefined {
  const [carried, ...rest] = new Set(days.flatMap((day, index) => (day?.id === id ? [carriedInto(days, index)] : [])))
  return rest.length > 0 ? undefined : carried
}

/** Returns the distinct preset keys of a week. */
export const presetsOfWeek = (programs: readonly DailyProgram[], week: WeekPrograms): readonly string[] => [
  ...new Set(programsOfWeek(programs, week).flatMap((day) => day?.periods.map(({ preset }) => preset) ?? []))
]
