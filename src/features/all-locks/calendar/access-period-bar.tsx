import type { ComponentProps } from 'react'
import { useNow } from '../../../element/hooks/use-now.js'
import { CircleAlert, RefreshCw } from '../../../ui/icons.js'
import { Trash2 } from '../../../ui/later-icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { TimeHandle, TimeTip } from '../../../ui/time-bar/time-handle.js'
import { elapsedOf, percent, placeOf } from '../../../ui/time-bar/time-span.js'
import type { CodeState } from '../../access-codes/rules/access-code-state.js'
import {
  type AccessPeriodBar as Bar,
  clipped,
  type DaysInView,
  placeIn,
  stretchOf
} from '../rules/access-period-bars.js'
import type { Overlap } from '../rules/access-period-overlaps.js'
import { unitedSpans } from '../rules/access-periods.js'
import css from './access-period-bar.css'
import type { AccessPeriodFacts } from './use-access-period-text.js'

registerStyles(css)

const ICONS: Readonly<Partial<Record<CodeState, typeof Trash2>>> = {
  faulty: CircleAlert,
  removing: Trash2,
  setting: RefreshCw
}

/**
 * Position, as a share of the visible days, after which the dates next to a dragged bar would overflow the calendar.
 */
const LATE = 0.6

interface Props
  extends Pick<
    ComponentProps<'button'>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onClick'
    | 'onKeyDown'
    | 'onFocus'
    | 'tabIndex'
    | 'aria-describedby'
    | 'aria-expanded'
  > {
  readonly bar: Bar
  readonly days: DaysInView
  readonly facts: AccessPeriodFacts
  readonly overlaps: readonly Overlap[]
  readonly isMovable: boolean
  /** Text of the new access period while the bar is moved. */
  readonly draft: string | undefined
  readonly isDragged: boolean
}

/**
 * Bar of an access period, clipped to the visible days. Pressing it shows the codes; dragging it moves or resizes it.
 */
export function AccessPeriodBar({ bar, days, facts, overlaps, isMovable, draft, isDragged, ...button }: Props) {
  const { period, from, to, lane, isCutBefore, isCutAfter } = bar
  const { state, locks, name, arrival, departure } = facts
  const now = useNow()
  const present = placeIn(days, now)
  const elapsed = state === 'removing' ? 1 : elapsedOf(bar, present)
  // The text is in the longer of the two parts, which have different colors.
  const isPast = elapsed > 0.5
  const State = ICONS[state]
  const marks = [
    'time-span stay',
    isCutBefore && 'cut-before',
    isCutAfter && 'cut-after',
    isPast && 'past',
    draft !== undefined && 'drafted',
    isDragged && 'in-hand'
  ]
  return (
    <li style={{ ...placeOf({ from: from / days.count, to: to / days.count }), '--_lane': lane }}>
      <button
        type="button"
        className={marks.filter(Boolean).join(' ')}
        data-open={period.endsAt === undefined ? 'end' : undefined}
        data-state={state}
        data-movable={isMovable || undefined}
        aria-label={name}
        title={name}
        style={{ '--_elapsed': percent(elapsed) }}
        {...button}
      >
        <span style={isPast ? { marginInlineEnd: percent(1 - elapsed) } : { marginInlineStart: percent(elapsed) }}>
          {State && <State />}
          {arrival && <span>{arrival}</span>}
          <bdi>{locks}</bdi>
          {departure && <span>{departure}</span>}
        </span>
        {isMovable && !isCutBefore && <TimeHandle data-end="start" />}
        {isMovable && !isCutAfter && <TimeHandle data-end="end" />}
      </button>
      {unitedSpans(overlaps).map((other) => {
        const part = stretchOf(other, days)
        if (!part) return null
        const { from: start, to: end } = clipped(part, days.count)
        // A part in the past can't be changed.
        const [first, last] = [Math.max(start, from, present), Math.min(end, to)]
        const place = placeOf({ from: (first - from) / (to - from), to: (last - from) / (to - from) })
        return last > first && <i key={other.startsAt} className="time-conflict" style={place} />
      })}
      {isDragged && draft && <TimeTip isLate={from > LATE * days.count}>{draft}</TimeTip>}
    </li>
  )
}
