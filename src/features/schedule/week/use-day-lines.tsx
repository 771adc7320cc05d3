import type { ReactNode } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { Device } from '../../../core/resources/resources.js'
import { SCHEDULE } from '../../../messages/schedule/en.js'
import { DayPiecesLine } from '../day-line.js'
import { dailyPrograms, WEEKDAYS, type Weekday, type WeekPrograms } from '../rules/daily-programs.js'
import { weekPieces } from '../rules/day-pieces.js'
import type { ScheduleTimes } from '../use-schedule-times.js'
import { usePieceWords } from './use-piece-words.js'

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
