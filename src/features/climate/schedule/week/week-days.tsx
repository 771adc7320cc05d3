import { useMessages } from '../../../../element/custom-element/element-context.js'
import type { Device } from '../../../../core/resources/resources.js'
import { DayHours } from '../day-hours.js'
import { DayPiecesLine } from '../day-pieces-line.js'
import { PresetLegend } from '../preset-legend.js'
import { dailyPrograms, WEEKDAYS, type WeekPrograms } from '../rules/daily-programs.js'
import { weekPieces } from '../rules/day-pieces.js'
import { useScheduleTimes } from '../use-schedule-times.js'
import { SCHEDULE } from '../../../../messages/schedule/en.js'
import { usePieceWords } from './use-piece-words.js'

interface Props {
  readonly device: Device
  readonly zone: string
  readonly week: WeekPrograms
}

/** Shows the presets of each day of a week from midnight to midnight. */
export function WeekDays({ device, zone, week }: Props) {
  const { general } = useMessages()
  const { week: texts, programs: programTexts } = useMessages(SCHEDULE)
  const times = useScheduleTimes(zone)
  const words = usePieceWords(device, times)
  const programs = dailyPrograms(device)
  const days = WEEKDAYS.map((day) => programs.find(({ id }) => id === week[day]))
  const pieces = weekPieces(days)
  return (
    <div className="schedule-week">
      {WEEKDAYS.map((day, index) => {
        const own = pieces[index] ?? []
        const program = days[index]
        const name = program ? (program.name ?? programTexts.unnamed) : texts.noProgram
        const summary = [times.weekday(day), name, words(own)].filter(Boolean)
        return (
          <div key={day} className="schedule-day">
            <span aria-hidden>{times.weekday(day, 'short')}</span>
            <div role="img" aria-label={general.facts(summary, ': ')} className="schedule-line">
              <DayPiecesLine device={device} pieces={own} />
            </div>
          </div>
        )
      })}
      <div className="schedule-day">
        <span />
        <DayHours times={times} />
      </div>
      <PresetLegend device={device} presets={pieces.flat().map(({ preset }) => preset)} />
    </div>
  )
}
