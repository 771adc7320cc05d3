import logIn from 'lucide/dist/esm/icons/log-in.mjs'
import logOut from 'lucide/dist/esm/icons/log-out.mjs'
import type { ComponentProps } from 'react'
import { CircleAlert, icon, RefreshCw, TriangleAlert } from '../../../ui/icons.js'
import { Trash2 } from '../../../ui/later-icons.js'
import type { CodeState } from '../../access-codes/rules/access-code-state.js'
import { clipped, type DaysInView, type AccessPeriodBar as Bar, stretchOf } from '../rules/access-period-bars.js'
import type { Overlap } from '../rules/access-period-overlaps.js'
import { unitedSpans } from '../rules/access-periods.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-period-bar.css'
import type { AccessPeriodFacts } from './use-access-period-text.js'

registerStyles(css)

const Comes = /* @__PURE__ */ icon(logIn)
const Leaves = /* @__PURE__ */ icon(logOut)

const ICONS: Readonly<Partial<Record<CodeState, typeof Trash2>>> = {
  faulty: CircleAlert,
  removing: Trash2,
  setting: RefreshCw
}

/**
 * Position, as a share of the visible days, after which the dates next to a dragged bar would overflow the calendar.
 */
const LATE = 0.6

const percent = (share: number): string => `${share * 100}%`

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
  const { state, locks, name, isBegunToday, isEndedToday } = facts
  const State = ICONS[state]
  const isAlways = period.endsAt === undefined
  const marks = [
    'stay',
    isAlways && 'always',
    isCutBefore && 'cut-before',
    isCutAfter && 'cut-after',
    draft !== undefined && 'drafted',
    isDragged && 'in-hand'
  ]
  return (
    <li
      style={{
        insetInlineStart: `min(${percent(from / days.count)}, 100% - 24px)`,
        inlineSize: percent((to - from) / days.count),
        '--_lane': lane
      }}
    >
      <button
        type="button"
        className={marks.filter(Boolean).join(' ')}
        data-state={state}
        data-movable={isMovable || undefined}
        aria-label={name}
        title={name}
        {...button}
      >
        {unitedSpans(overlaps).map((other) => {
          const part = stretchOf(other, period.zone, days)
          if (!part) return null
          const { from: start, to: end } = clipped(part, days.count)
          const [first, last] = [Math.max(start, from), Math.min(end, to)]
          return (
            last > first && (
              <i
                key={other.startsAt}
                className="clash"
                style={{
                  insetInlineStart: percent((first - from) / (to - from)),
                  inlineSize: percent((last - first) / (to - from))
                }}
              />
            )
          )
        })}
        <span>
          {State && <State />}
          {overlaps.length > 0 && <TriangleAlert />}
          {isBegunToday && <Comes />}
          <bdi>{locks}</bdi>
          {isEndedToday && <Leaves />}
        </span>
        {isMovable && (
          <>
            {!isCutBefore && <i className="grip" data-end="start" />}
            {!isCutAfter && <i className="grip" data-end="end" />}
          </>
        )}
      </button>
      {isDragged && draft && (
        <span
          className={from > LATE * days.count ? 'stay-dates overlay small late' : 'stay-dates overlay small'}
          aria-hidden
        >
          {draft}
        </span>
      )}
    </li>
  )
}
