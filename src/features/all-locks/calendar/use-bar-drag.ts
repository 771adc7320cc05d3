import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { AccessPeriodPart } from '../rules/moved-access-period.js'
import type { AccessPeriod, WholeSpan } from '../rules/access-periods.js'
import type { AccessPeriodDraft } from './calendar-state.js'
import type { AccessPeriodDraftControl } from './use-access-period-draft.js'

/** Distance in CSS pixels from which a press becomes a drag. */
const SLOP = 4

interface Drag {
  readonly person: string
  readonly period: AccessPeriod
  readonly part: AccessPeriodPart
  /** Start position, and width of a day (negative in right-to-left layouts), in CSS pixels. */
  readonly x: number
  readonly dayWidth: number
  /** Draft before the drag. */
  readonly initialDraft: AccessPeriodDraft | undefined
  /** Access period when the drag started. */
  from?: WholeSpan | undefined
  days: number
}

const PARTS: Readonly<Record<string, AccessPeriodPart>> = { start: 'start', end: 'end' }

/** Moves a bar with the pointer. */
export interface BarDrag {
  /** Key of the access period that is being dragged. */
  readonly draggedKey: string | undefined
  down(event: PointerEvent<HTMLElement>, person: string, period: AccessPeriod): void
  move(event: PointerEvent<HTMLElement>): void
  up(): void
  /** Cancels the drag and restores the previous position. @returns `true` if a drag was active */
  cancel(): boolean
  /** Returns `true` if a click is only the end of a drag. */
  isEndOfDrag(event: MouseEvent): boolean
}

/** @param count Number of visible days. */
export function useBarDrag(
  count: number,
  draft: AccessPeriodDraft | undefined,
  { take, move: moveStay, takeBack }: AccessPeriodDraftControl
): BarDrag {
  const drag = useRef<Drag>(undefined)
  const wasDragged = useRef(false)
  const [draggedKey, setDraggedKey] = useState<string>()

  function end(): void {
    drag.current = undefined
    setDraggedKey(undefined)
  }
  return {
    draggedKey,
    down(event, person, period) {
      wasDragged.current = false
      const { currentTarget, target, clientX, button, isPrimary, pointerId } = event
      const days = currentTarget.closest('.stays')
      if (button !== 0 || !isPrimary || !days) return
      const grip = target instanceof Element ? target.closest<HTMLElement>('[data-end]')?.dataset.end : undefined
      // Capture now, because the first move may already be outside the bar.
      currentTarget.setPointerCapture(pointerId)
      const isForward = getComputedStyle(currentTarget).direction !== 'rtl'
      const dayWidth = ((isForward ? 1 : -1) * days.clientWidth) / count
      drag.current = {
        person,
        period,
        part: PARTS[grip ?? ''] ?? 'whole',
        x: clientX,
        dayWidth,
        initialDraft: draft,
        days: 0
      }
    },
    move({ currentTarget, clientX }) {
      const { current } = drag
      if (!current) return
      const { person, period, part, x, dayWidth } = current
      if (!current.from) {
        if (Math.abs(clientX - x) < SLOP) return
        wasDragged.current = true
        current.from = take(period)
        if (!current.from) return end()
        // Safari does not focus a button when it is pressed.
        currentTarget.focus({ preventScroll: true })
        setDraggedKey(period.key)
      }
      const days = Math.round((clientX - x) / dayWidth)
      if (days === current.days) return
      current.days = days
      moveStay(person, period, current.from, part, days)
    },
    up: end,
    cancel() {
      const { current } = drag
      if (!current?.from) return false
      end()
      takeBack(current.initialDraft)
      return true
    },
    isEndOfDrag: ({ detail }) => detail > 0 && wasDragged.current
  }
}
