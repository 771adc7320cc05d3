import { type DailyProgram, type ProgramPeriod, WEEKDAYS, type WeekPrograms } from './daily-programs.js'

/** A part of a day in which one preset holds, in minutes from its midnight. */
export interface DayPiece {
  readonly start: number
  /** 1440 at most. */
  readonly end: number
  readonly preset: string
  /** Whether it goes on from the day before. */
  readonly isCarried: boolean
}

const DAY = 1440

/** The parts of a day, one after the other. @param carried the preset that goes on from the day before. */
export function dayPieces(periods: readonly ProgramPeriod[], carried: string | undefined): readonly DayPiece[] {
  const first = periods[0]?.start ?? DAY
  const own = periods.map(({ start, preset }, index) => ({
    start,
    end: periods[index + 1]?.start ?? DAY,
    preset,
    isCarried: false
  }))
  const before = carried === undefined ? [] : [{ start: 0, end: first, preset: carried, isCarried: true }]
  return [...before, ...own].filter(({ start, end }) => start < end)
}

/**
 * The parts of the days of a week, the first day first. A day without a program goes on as the one before it ended, and
 * the first day as the last one did a week ago.
 */
export function weekPieces(days: readonly (DailyProgram | undefined)[]): readonly (readonly DayPiece[])[] {
  const lastOf = (day: DailyProgram | undefined): string | undefined => day?.periods.at(-1)?.preset
  return days.map((day, index) => {
    const before = [...days.slice(index), ...days.slice(0, index)].findLast((each) => lastOf(each) !== undefined)
    return dayPieces(day?.periods ?? [], lastOf(before))
  })
}

/** The keys of the presets of a week, each once. */
export const presetsOfWeek = (programs: readonly DailyProgram[], week: WeekPrograms): readonly string[] => [
  ...new Set(
    WEEKDAYS.flatMap((day) => programs.find(({ id }) => id === week[day])?.periods.map(({ preset }) => preset) ?? [])
  )
]
