import { useMemo, useRef } from 'react'
import { displayZone } from '../../../core/values/time-zone.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import type { QueryStatus } from '../../../element/hooks/use-query.js'
import * as Table from '../../../element/table/table.js'
import { CALENDAR } from '../../../messages/calendar/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../../ui/feedback/loading-toast.js'
import { Plus } from '../../../ui/later-icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useTimeDrag } from '../../../ui/time-bar/use-time-drag.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import type { CodeGroup, LockCode } from '../../access-codes/rules/all-locks-codes.js'
import { daysToReveal, placeIn } from '../rules/access-period-bars.js'
import { todaysGuests } from '../rules/access-period-today.js'
import { type AccessPeriodSpan, isWhole, savedAccessPeriods } from '../rules/access-periods.js'
import { addDays, DAYS_IN_WEEK, dayAt } from '../rules/calendar-days.js'
import type { AllLocksTableState } from '../use-all-locks-table.js'
import type { CodesEditing } from '../use-codes-editing.js'
import { AlwaysHead } from './always-head.js'
import css from './calendar.css'
import { CalendarGrid } from './calendar-grid.js'
import { CalendarHead } from './calendar-head.js'
import { CalendarSkeleton } from './calendar-skeleton.js'
import type { AccessPeriodDraft, CalendarState, DraggedPeriod } from './calendar-state.js'
import { ConfirmPeriodChange } from './confirm-period-change.js'
import { useAccessPeriodDraft } from './use-access-period-draft.js'
import { useAccessPeriodText } from './use-access-period-text.js'
import { useCalendarRows } from './use-calendar-rows.js'
import { useDayTexts } from './use-day-texts.js'
import { useDaysInView } from './use-days-in-view.js'
import { useSideways } from './use-sideways.js'

registerStyles(css)

interface Props {
  readonly state: AllLocksTableState
  /** Combined status of the code lists of all locks. */
  readonly status: QueryStatus
  readonly editing: CodesEditing
  /** Starts adding a code. `undefined` if no lock accepts codes. */
  readonly add: (() => void) | undefined
  readonly onOpen: (group: CodeGroup, code: LockCode) => void
}

export function AccessCalendar({ state, status, editing, add, onOpen }: Props) {
  const { table, store, listed, calendar, setCalendar } = state
  const { accessCodeTable } = useElement().messages
  const texts = useTexts(CALENDAR)
  const now = useNow()
  const root = useRef<HTMLDivElement>(null)
  const [firstCode] = listed
  const axisZone = displayZone(firstCode?.lock)
  const today = dayAt(now, axisZone)
  const put = (part: CalendarState): void => setCalendar((current) => ({ ...current, ...part }))
  const { measured, hasToday, go, goToToday, ...days } = useDaysInView(today, axisZone, calendar.first, (first) =>
    put({ first })
  )
  const dayTexts = useDayTexts(days.count > DAYS_IN_WEEK)
  const people = table.listed
  const { draft: kept } = calendar
  const person = kept && people.find(({ key }) => key === kept.person)
  const known = person && savedAccessPeriods(person).find(({ key }) => key === kept?.period)
  const zone = known?.zone
  const shiftTo = (span: AccessPeriodSpan | undefined): number => (span && isWhole(span) ? daysToReveal(span, days) : 0)
  /** Undoing a move shows the days from which it started, at once, so that its bar can take the focus. */
  function setDraft(next: AccessPeriodDraft | undefined): void {
    const shift = next || kept?.isSaving ? 0 : shiftTo(kept?.original)
    put({ draft: next, ...(shift && { first: addDays(days.first, shift) }) })
  }
  const control = useAccessPeriodDraft(kept, setDraft, known, editing)
  const { draft } = control
  const { rows, overlaps, alwaysCount, isAlwaysOpen } = useCalendarRows(
    people,
    table.rows,
    days,
    draft,
    calendar.unfolds
  )
  const present = placeIn(days, now) / days.count
  const guests = useMemo(() => todaysGuests(people, now), [people, now])
  const drag = useTimeDrag({
    start({ period }: DraggedPeriod) {
      const from = control.take(period)
      return from && { from, draft }
    },
    move: (item, { from }, part, step) => control.move(item.person, item.period, from, part, step),
    restore: (_, { draft: initial }) => control.takeBack(initial)
  })
  const periodTexts = useAccessPeriodText(dayTexts, state.lockCodes.count)
  useSideways(root, days.count, go)
  const isDragged = drag.dragged !== undefined
  // The days follow an access period that is moved out of them.
  useOnChange(isDragged || draft, () => {
    const shift = isDragged ? 0 : shiftTo(draft?.span)
    if (shift) go(shift)
  })

  const { length } = table.rows
  const isLoading = length === 0 && !status.isComplete && status.error === undefined
  const isEmpty = rows.every(({ bars }) => bars.length === 0)
  const sentence = periodTexts.today(guests)
  const isToggled = useRef(false)
  const always = {
    count: alwaysCount,
    isOpen: isAlwaysOpen,
    onToggle() {
      isToggled.current = true
      put({ unfolds: !isAlwaysOpen })
    },
    // It moves before the rows that it shows, and keeps the focus.
    ref(head: HTMLButtonElement | null) {
      if (!head || !isToggled.current) return
      isToggled.current = false
      head.focus({ preventScroll: true })
    }
  }
  const question =
    draft && person && zone ? texts.change(periodTexts.nameOf(person.name), dayTexts.span(draft.span, zone)) : ''
  /** The buttons disappear, so the bar they belong to takes the focus. */
  function decide(act: () => void): void {
    act()
    if (draft) store.list.current?.focusRow(draft.person)
  }
  return (
    <div ref={root} className="calendar">
      {(length > 0 || isLoading) && (
        <CalendarHead days={days} hasToday={hasToday} go={go} goToToday={goToToday} texts={dayTexts} />
      )}
      {sentence && <p className="muted note">{sentence}</p>}
      <span ref={measured} className="block" />
      {isLoading && <CalendarSkeleton days={days} today={today} texts={dayTexts} />}
      {length === 0 && !isLoading && <Table.Empty />}
      {length > 0 &&
        (isEmpty ? (
          <>
            <EmptyState
              title={texts.empty(dayTexts.view(days))}
              action={
                hasToday ? (
                  add && (
                    <Button icon={<Plus />} onClick={add}>
                      {accessCodeTable.add}
                    </Button>
                  )
                ) : (
                  <Button onClick={goToToday}>{texts.today}</Button>
                )
              }
            />
            {alwaysCount > 0 && <AlwaysHead {...always} />}
          </>
        ) : (
          <CalendarGrid
            rows={rows}
            overlaps={overlaps}
            days={days}
            today={today}
            present={hasToday ? present : undefined}
            go={go}
            always={always}
            periodTexts={periodTexts}
            calendar={calendar}
            put={put}
            control={control}
            drag={drag}
            editing={editing}
            onOpen={onOpen}
            texts={dayTexts}
            list={store.list}
          />
        ))}
      <div className="calendar-foot">
        {draft && question && !isDragged && (
          <ConfirmPeriodChange
            text={question}
            isEndPast={draft.span.endsAt <= now}
            isFree={editing.isFree}
            isSaving={draft.isSaving}
            onSave={() => decide(control.save)}
            onUndo={() => decide(control.takeBack)}
          />
        )}
        {control.blockedReason && <p className="ruled">{control.blockedReason}</p>}
        {editing.shown}
      </div>
      <LoadingToast active={isLoading} label={accessCodeTable.loading} failed />
      <Announcer message={control.blockedReason || question || (length > 0 ? accessCodeTable.count(length) : '')} />
    </div>
  )
}
