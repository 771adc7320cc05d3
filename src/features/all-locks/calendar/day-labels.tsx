import type { CalendarDay } from '../rules/calendar-days.js'
import type { DayTexts } from './use-day-texts.js'

interface Props {
  readonly days: readonly CalendarDay[]
  readonly today: CalendarDay
  readonly texts: DayTexts
}

/** Labels of the visible days. Hidden from screen readers, because the name of each bar contains its dates. */
export const DayLabels = ({ days, today, texts }: Props) => (
  <span className="day-labels" aria-hidden>
    {days.map((day) => (
      <span key={day} data-today={day === today || undefined}>
        {texts.weekday(day)}
        <b>{texts.number(day)}</b>
      </span>
    ))}
  </span>
)
