import { millisecondsInMinute } from 'date-fns/constants'
import { clockTime } from '../../../core/values/minute-of-day.js'
import { addWallDays, toInstant, toWallTime, type WallTime } from '../../../core/values/wall-time.js'
import { type DailyProgram, WEEKDAYS, type WeekPrograms } from './daily-programs.js'

const DATE = 'YYYY-MM-DD'.length

/** Start of a program's period in ms since the epoch, and its preset. */
export interface ProgramStart {
  readonly at: number
  readonly preset: string
}

/**
 * Returns the first instant at which the clocks of a zone show a time. If daylight saving skips the time, returns the
 * instant of the change.
 */
function instantOf(wall: WallTime, zone: string): number | undefined {
  const found = toInstant(wall, zone)
  if (!found?.isMoved) return found?.instant
  let { instant } = found
  while (toWallTime(instant - millisecondsInMinute, zone) >= wall) instant -= millisecondsInMinute
  return instant
}

/** Returns the day of the week. Monday is 0. */
const weekdayOf = (wall: WallTime): number => (new Date(`${wall.slice(0, DATE)}T00:00Z`).getUTCDay() + 6) % 7

/** Returns the sorted starts of a week's periods, from 8 days before `moment` to 8 days after it. */
export function programStarts(
  programs: readonly DailyProgram[],
  week: WeekPrograms,
  zone: string,
  moment: number
): readonly ProgramStart[] {
  const today = `${toWallTime(moment, zone).slice(0, DATE)}T00:00`
  const days = Array.from({ length: 17 }, (_, index) => addWallDays(today, index - 8))
  return days
    .flatMap((day) => {
      const id = week[WEEKDAYS[weekdayOf(day)] ?? 'monday']
      const periods = programs.find((program) => program.id === id)?.periods ?? []
      return periods.flatMap(({ start, preset }) => {
        const at = instantOf(`${day.slice(0, DATE)}T${clockTime(start)}`, zone)
        return at === undefined ? [] : [{ at, preset }]
      })
    })
    .toSorted((a, b) => a.at - b.at)
}
