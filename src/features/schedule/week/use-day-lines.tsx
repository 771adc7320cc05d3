import type { ReactNode } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { isEqual } from '../../../core/resources/structural-sharing.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import { daySpans } from '../day-spans.js'
import { dailyPrograms, WEEKDAYS, type Weekday, type WeekPrograms } from '../rules/daily-programs.js'
import { type DayPiece, programsOfWeek, weekPieces } from '../rules/day-pieces.js'
import type { DayGroup } from '../rules/week-groups.js'
import { usePresetName } from '../use-preset-name.js'
import type { ScheduleTimes } from '../use-schedule-times.js'

/** Returns a function that formats the parts of a day: `6:30 AM – 8:30 AM Home; …`. */
export function usePieceTexts(device: Device, times: ScheduleTimes): (pieces: readonly DayPiece[]) => string {
  const { general } = useTexts()
  const texts = useTexts(SCHEDULE)
  const nameOf = usePresetName(device)
  return (pieces) =>
    general.facts(
      pieces.map(({ start, end, preset }) =>
        general.facts([texts.between(times.minute(start), times.minute(end)), nameOf(preset)], ' ')
      ),
      '; '
    )
}

interface DayLines {
  /** Returns the bar of equal days from midnight to midnight. `now` is the position of the present, if it is marked. */
  readonly lineOf: (days: DayGroup, now?: number) => ReactNode
  /** Returns `true` if two days have the same program and the same line. */
  readonly isSame: (day: Weekday, other: Weekday) => boolean
  /** Keys of the presets on the lines. */
  readonly presets: readonly string[]
}

/** Draws the presets of each day of a week. */
export function useDayLines(device: Device, week: WeekPrograms, times: ScheduleTimes): DayLines {
  const { general } = useTexts()
  const { week: texts, programs: programTexts } = useTexts(SCHEDULE)
  const textsOf = usePieceTexts(device, times)
  const programs = programsOfWeek(dailyPrograms(device), week)
  const pieces = weekPieces(programs)
  const isSame = (day: Weekday, other: Weekday): boolean =>
    week[day] === week[other] && isEqual(pieces[WEEKDAYS.indexOf(day)], pieces[WEEKDAYS.indexOf(other)])

  function lineOf(days: DayGroup, now?: number): ReactNode {
    const index = WEEKDAYS.indexOf(days[0] ?? 'monday')
    const own = pieces[index] ?? []
    const program = programs[index]
    const name = program ? (program.name ?? programTexts.unnamed) : texts.noProgram
    const summary = [times.days(days), name, textsOf(own)].filter(Boolean)
    return (
      <TimeBar
        size={24}
        label={general.facts(summary, ': ')}
        spans={daySpans(device, own)}
        now={now}
        repeats
        parts={4}
      />
    )
  }
  return { lineOf, isSame, presets: pieces.flat().map(({ preset }) => preset) }
}
