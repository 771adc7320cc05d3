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

/**
 * Returns the parts of each day of a week, starting with the first day. On a day without a program the last preset
 * continues. The first day continues from the last day of the previous week.
 */
export function weekPieces(days: readonly (DailyProgram | undefined)[]): readonly (readonly DayPiece[])[] {
  const lastOf = (day: DailyProgram | undefined): string | undefined => day?.periods.at(-1)?.preset
  return days.map((day, index) => {
    const previous = [...days.slice(index), ...days.slice(0, index)].findLast((each) => lastOf(each) !== undefined)
    return dayPieces(day?.periods ?? [], lastOf(previous))
  })
}

/** Returns the distinct preset keys of a week. */
export const presetsOfWeek = (programs: readonly DailyProgram[], week: WeekPrograms): readonly string[] => [
  ...new Set(
    WEEKDAYS.flatMap((day) => programs.find(({ id }) => id === week[day])?.periods.map(({ preset }) => preset) ?? [])
  )
]
