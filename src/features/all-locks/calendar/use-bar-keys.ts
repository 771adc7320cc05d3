import type { KeyboardEvent } from 'react'
import { forwardOf, pageOf } from '../../../ui/time-bar/time-direction.js'
import type { TimePart } from '../../../ui/time-bar/time-span.js'
import type { TimeDrag } from '../../../ui/time-bar/use-time-drag.js'
import type { AccessPeriodBar, CalendarRow } from '../rules/access-period-bars.js'
import type { BarKey } from './calendar-state.js'
import type { AccessPeriodDraftControl } from './use-access-period-draft.js'

interface BarKeysOptions {
  readonly rows: readonly CalendarRow[]
  readonly control: AccessPeriodDraftControl
  readonly drag: Pick<TimeDrag<unknown>, 'cancel'>
  /** Moves the focus to another bar. */
  focus(bar: BarKey): void
}

const FORWARD = 'ArrowRight'

/** Returns the part that a key moves with the pressed modifiers, or `undefined` if an arrow moves the focus. */
function partOf({ altKey, shiftKey, key }: KeyboardEvent): TimePart | undefined {
  if (altKey || pageOf(key)) return shiftKey ? 'end' : 'whole'
  return shiftKey ? 'start' : undefined
}

/** Returns the bar of a row that starts nearest to a position. */
const nearest = (bars: readonly AccessPeriodBar[], from: number): AccessPeriodBar | undefined =>
  bars.toSorted((a, b) => Math.abs(a.from - from) - Math.abs(b.from - from))[0]

/** Returns the next row with a bar, starting at an index, in one direction. */
function rowFrom(rows: readonly CalendarRow[], index: number, step: 1 | -1): CalendarRow | undefined {
  for (let next = index; next >= 0 && next < rows.length; next += step) if (rows[next]?.bars.length) return rows[next]
  return undefined
}

/**
 * Handles keys on a bar: arrows, Home and End move the focus, Page Up, Page Down and arrows with Alt or Shift move the bar,
 * Escape reverts the move.
 */
export function useBarKeys({ rows, control, drag, focus }: BarKeysOptions) {
  function goTo(row: CalendarRow | undefined, bar: AccessPeriodBar | undefined): void {
    if (row && bar) focus({ person: row.group.key, period: bar.period.key })
  }
  return (event: KeyboardEvent<HTMLElement>, index: number, bar: AccessPeriodBar): void => {
    const { key, currentTarget } = event
    const row = rows[index]
    if (!row || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') {
      control.forgetRefusal()
      if (!drag.cancel() && control.draft?.period === bar.period.key) control.takeBack()
      return
    }
    const isSideways = key === FORWARD || key === 'ArrowLeft'
    const page = pageOf(key)
    const step = page ?? (key === FORWARD ? forwardOf(currentTarget) : -forwardOf(currentTarget))
    const part = partOf(event)
    if (part) {
      if (!isSideways && page === undefined) return
      // Browsers navigate back or forward on Alt and an arrow key.
      event.preventDefault()
      const from = control.take(bar.period)
      if (from) control.move(row.group.key, bar.period, from, part, step)
      return
    }
    const handlers: Readonly<Record<string, () => void>> = {
      ArrowUp: () => byRow(rowFrom(rows, index - 1, -1)),
      ArrowDown: () => byRow(rowFrom(rows, index + 1, 1)),
      Home: () => byRow(rowFrom(rows, 0, 1)),
      End: () => byRow(rowFrom(rows, rows.length - 1, -1))
    }
    const byRow = (other: CalendarRow | undefined): void => goTo(other, other && nearest(other.bars, bar.from))
    const handler = isSideways ? () => goTo(row, row.bars[row.bars.indexOf(bar) + step]) : handlers[key]
    if (!handler) return
    event.preventDefault()
    handler()
  }
}
