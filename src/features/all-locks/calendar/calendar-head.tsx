import chevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { Button } from '../../../ui/actions/button.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { icon } from '../../../ui/icons.js'
import type { DaysInView } from '../rules/access-period-bars.js'
import { DAYS_IN_WEEK } from '../rules/calendar-days.js'
import type { DayTexts } from './use-day-texts.js'

const Previous = /* @__PURE__ */ icon(chevronLeft, 'directed')
const Next = /* @__PURE__ */ icon(chevronRight, 'directed')

interface Props {
  readonly days: DaysInView
  readonly hasToday: boolean
  readonly texts: DayTexts
  readonly go: (days: number) => void
  readonly goToToday: () => void
}

/** Header with the range of visible days and buttons to navigate. */
export function CalendarHead({ days, hasToday, texts, go, goToToday }: Props) {
  const calendar = useTexts(CALENDAR)
  return (
    <div className="calendar-head inline wrap">
      <output>{texts.view(days)}</output>
      <Button isUnavailable={hasToday} onClick={goToToday}>
        {calendar.today}
      </Button>
      <span>
        <IconButton label={calendar.earlier} icon={<Previous />} onClick={() => go(-DAYS_IN_WEEK)} />
        <IconButton label={calendar.later} icon={<Next />} onClick={() => go(DAYS_IN_WEEK)} />
      </span>
    </div>
  )
}
