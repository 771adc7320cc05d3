import type { ReactNode } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { DayPiecesLine } from '../day-line.js'
import { dailyPrograms, WEEKDAYS, type Weekday, type WeekPrograms } from '../rules/daily-programs.js'
import { weekPieces, type DayPiece } from '../rules/day-pieces.js'
import type { ScheduleTimes } from '../use-schedule-times.js'
import { usePresetName } from '../use-preset-name.js'

/** Returns a function that formats the parts of a day: `6:30 AM – 8:30 AM Home; …`. */
export function usePieceWords(device: Device, times: ScheduleTimes): (pieces: readonly DayPiece[]) => string {
  const { general } = useMessages()
  const texts = useMessages(SCHEDULE)
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
  /** Returns the line of a day from midnight to midnight. */
  readonly lineOf: (day: Weekday) => ReactNode
  /** Keys of the presets on the lines. */
  readonly presets: readonly string[]
}

/** Draws the presets of each day of a week. */
export function useDayLines(device: Device, week: WeekPrograms, times: ScheduleTimes): DayLines {
  const { general } = useMessages()
  const { week: texts, programs: programTexts } = useMessages(SCHEDULE)
  const words = usePieceWords(device, times)
  const programs = dailyPrograms(device)
  const days = WEEKDAYS.map((day) => programs.find(({ id }) => id === week[day]))
  const pieces = weekPieces(days)

  function lineOf(day: Weekday): ReactNode {
    const index = WEEKDAYS.indexOf(day)
    const own = pieces[index] ?? []
    const program = days[index]
    const name = program ? (program.name ?? programTexts.unnamed) : texts.noProgram
    const summary = [times.weekday(day), name, words(own)].filter(Boolean)
    return (
      <div role="img" aria-label={general.facts(summary, ': ')} className="schedule-line">
        <DayPiecesLine device={device} pieces={own} />
      </div>
    )
  }
  return { lineOf, presets: pieces.flat().map(({ preset }) => preset) }
}
