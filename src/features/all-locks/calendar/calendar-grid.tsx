import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { TableStore } from '../../../element/table/table-store.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { WHOLE_ROWS } from '../../../ui/list/row-metrics.js'
import { useRowWindow } from '../../../ui/list/row-window.js'
import type { TimeDrag } from '../../../ui/time-bar/use-time-drag.js'
import type { CodeGroup, LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { CodeGroupCodes } from '../code-group-codes.js'
import {
  type AccessPeriodBar as Bar,
  type CalendarRow,
  type DaysInView,
  daysToHidden,
  hiddenPeriod
} from '../rules/access-period-bars.js'
import type { Overlap } from '../rules/access-period-overlaps.js'
import type { AccessPeriod } from '../rules/access-periods.js'
import type { CalendarDay } from '../rules/calendar-days.js'
import type { CodesEditing } from '../use-codes-editing.js'
import { AccessPeriodBar } from './access-period-bar.js'
import { type Always, AlwaysRow } from './always-head.js'
import { CalendarDays } from './calendar-days.js'
import type { BarKey, CalendarState, DraggedPeriod } from './calendar-state.js'
import { HiddenStay } from './hidden-stay.js'
import { PersonRow } from './person-row.js'
import type { AccessPeriodDraftControl } from './use-access-period-draft.js'
import type { AccessPeriodText } from './use-access-period-text.js'
import { useBarKeys } from './use-bar-keys.js'
import type { DayTexts } from './use-day-texts.js'

declare module 'react' {
  interface CSSProperties {
    /** Number of visible days, number of lanes of a row, and lane of a bar. */
    '--_days'?: number
    '--_lanes'?: number
    '--_lane'?: number
  }
}

interface Props {
  readonly rows: readonly CalendarRow[]
  readonly overlaps: (person: string, period: AccessPeriod) => readonly Overlap[]
  readonly days: DaysInView
  readonly today: CalendarDay
  /** Position of the present on the bars, if it is visible. */
  readonly present: number | undefined
  /** Moves the visible days. */
  readonly go: (days: number) => void
  readonly always: Always
  readonly texts: DayTexts
  readonly periodTexts: AccessPeriodText
  readonly calendar: CalendarState
  readonly put: (part: CalendarState) => void
  readonly control: AccessPeriodDraftControl
  readonly drag: TimeDrag<DraggedPeriod>
  readonly editing: CodesEditing
  readonly list: TableStore<CodeGroup>['list']
  readonly onOpen: (group: CodeGroup, code: LockCode) => void
}

const isSame = (bar: BarKey | undefined, person: string, period: string): boolean =>
  bar?.person === person && bar.period === period

/** Grid of people and their access periods by day. All bars together are one tab stop. */
export function CalendarGrid(props: Props) {
  const { rows, overlaps, days, today, present, go, always, texts, periodTexts, calendar, put } = props
  const { control, drag, editing, list, onOpen } = props
  const labels = useTexts(CALENDAR)
  const keys = useId()
  const region = useRef<HTMLDivElement>(null)
  const isFocusWanted = useRef(false)
  const { opened } = calendar
  const { draft } = control
  const { first, end, spaceBefore, spaceAfter, follow, include } = useRowWindow(region, rows.length, undefined)

  const placeOf = (active: BarKey): number =>
    rows.findIndex(
      ({ group, bars }) => group.key === active.person && bars.some((bar) => bar.period.key === active.period)
    )
  const kept = calendar.active ? placeOf(calendar.active) : -1
  const activeRow = kept < 0 ? rows.findIndex(({ bars }) => bars.length > 0) : kept
  const activeStay = kept < 0 ? rows[activeRow]?.bars[0]?.period.key : calendar.active?.period
  // The row with the tab stop stays rendered when it is scrolled out of view.
  const shown = Array.from({ length: end - first }, (_, index) => first + index)
  const indices = shown.includes(activeRow) || activeRow < 0 ? shown : [...shown, activeRow].toSorted((a, b) => a - b)

  function focus(active: BarKey): void {
    put({ active })
    include(placeOf(active))
    isFocusWanted.current = true
  }
  useLayoutEffect(() => {
    const bar = isFocusWanted.current ? region.current?.querySelector<HTMLElement>('.stay[tabindex="0"]') : undefined
    if (!bar) return
    isFocusWanted.current = false
    bar.focus({ preventScroll: true })
    bar.scrollIntoView?.({ block: 'nearest' })
  })
  useImperativeHandle(list, () => ({
    focusRow(person) {
      const row = rows.find(({ group }) => group.key === person)
      const period = row === rows[activeRow] ? activeStay : row?.bars[0]?.period.key
      if (period !== undefined) focus({ person, period })
      return period !== undefined
    },
    keys: () => rows.slice(first, end).map(({ group }) => group.key)
  }))
  const press = useBarKeys({ rows, control, drag, focus })
  const head = always.count > 0 && <AlwaysRow {...always} />
  const firstAlways = always.isOpen ? rows.length - always.count : undefined
  const hasOverlaps = indices.some((index) =>
    rows[index]?.bars.some(({ period }) => overlaps(rows[index]?.group.key ?? '', period).length > 0)
  )

  function open({ group }: CalendarRow, { period }: Bar): void {
    control.forgetRefusal()
    const [single, ...rest] = period.codes
    const bar = { person: group.key, period: period.key }
    const isOpen = isSame(opened, bar.person, bar.period)
    put({ active: bar, ...(rest.length > 0 && { opened: isOpen ? undefined : bar }) })
    if (single && rest.length === 0) onOpen(group, single)
  }

  /** Shows the days of an access period, whose bar takes the focus. */
  function hiddenStayOf({ group }: CalendarRow) {
    const hidden = hiddenPeriod(group, days)
    return (
      hidden && (
        <HiddenStay
          hidden={hidden}
          name={periodTexts.factsOf(group, hidden.period, []).name}
          texts={texts}
          onPress={() => {
            go(daysToHidden(hidden, days))
            put({ active: { person: group.key, period: hidden.period.key } })
            isFocusWanted.current = true
          }}
        />
      )
    )
  }

  function barOf(row: CalendarRow, index: number, bar: Bar) {
    const { group } = row
    const { period } = bar
    const { key, codes, zone } = period
    const isMovable = control.isMovable(period)
    const isActive = index === activeRow && key === activeStay
    const overlapping = overlaps(group.key, period)
    return (
      <AccessPeriodBar
        key={key}
        bar={bar}
        days={days}
        isMovable={isMovable}
        facts={periodTexts.factsOf(group, period, overlapping)}
        overlaps={overlapping}
        draft={isSame(draft, group.key, key) ? texts.span(period, zone) : undefined}
        isDragged={drag.dragged?.period.key === key}
        tabIndex={isActive ? 0 : -1}
        aria-describedby={isMovable && isActive ? keys : undefined}
        aria-expanded={codes.length > 1 ? isSame(opened, group.key, key) : undefined}
        {...drag.handlers({ person: group.key, period })}
        onClick={(event) => drag.isEndOfDrag(event) || open(row, bar)}
        onKeyDown={(event) => press(event, index, bar)}
        onFocus={() => isActive || put({ active: { person: group.key, period: key } })}
      />
    )
  }
  return (
    <>
      <div
        ref={region}
        role="table"
        aria-label={labels.label}
        aria-rowcount={rows.length + 1}
        className={rows.length > WHOLE_ROWS ? 'calendar-grid list long' : 'calendar-grid'}
        style={{ '--_days': days.count }}
        onScroll={follow}
      >
        <CalendarDays days={days} today={today} present={present} texts={texts} />
        <div role="rowgroup" style={{ paddingBlock: `${spaceBefore}px ${spaceAfter}px` }}>
          {indices.map((index) => {
            const row = rows[index]
            const { group, bars } = row ?? {}
            const openBar = bars?.find(({ period }) => isSame(opened, group?.key ?? '', period.key))
            return (
              row &&
              group && (
                <PersonRow
                  key={group.key}
                  above={index === firstAlways && head}
                  row={row}
                  index={index}
                  days={days}
                  present={present}
                  instead={row.bars.length === 0 && hiddenStayOf(row)}
                  name={periodTexts.nameOf(group.name)}
                  isOffScreen={index < first || index >= end}
                  below={
                    openBar && (
                      <CodeGroupCodes
                        group={{ ...group, codes: openBar.period.codes }}
                        isByLock={false}
                        editing={editing}
                        onOpen={(code) => onOpen(group, code)}
                        hidesPins
                      />
                    )
                  }
                >
                  {row.bars.map((bar) => barOf(row, index, bar))}
                </PersonRow>
              )
            )
          })}
        </div>
        {!always.isOpen && head}
      </div>
      {hasOverlaps && (
        <p className="calendar-legend inline muted small note">
          <i className="time-conflict" />
          {labels.overlap}
        </p>
      )}
      <p id={keys} hidden>
        {labels.keys}
      </p>
    </>
  )
}
