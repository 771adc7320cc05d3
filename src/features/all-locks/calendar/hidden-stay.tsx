import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs'
import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { icon } from '../../../ui/icons.js'
import type { HiddenPeriod } from '../rules/access-period-bars.js'
import type { DayTexts } from './use-day-texts.js'

const Earlier = /* @__PURE__ */ icon(arrowLeft, 'directed')
const Later = /* @__PURE__ */ icon(arrowRight, 'directed')

interface Props {
  readonly hidden: HiddenPeriod
  readonly name: string
  readonly texts: DayTexts
  readonly onPress: () => void
}

/** The date of an access period outside of the visible days, at the edge that it is behind. A press shows its days. */
export function HiddenStay({ hidden: { period, isLater, instant }, name, texts, onPress }: Props) {
  const { general } = useTexts()
  const date = texts.date(instant, period.zone)
  return (
    // Not a tab stop: the buttons above the calendar show the same days.
    <button
      type="button"
      className="hidden-stay inline gap-1 muted small"
      data-later={isLater || undefined}
      tabIndex={-1}
      aria-label={general.facts([date, name], ', ')}
      onClick={onPress}
    >
      {isLater ? <Later /> : <Earlier />}
      {date}
    </button>
  )
}
