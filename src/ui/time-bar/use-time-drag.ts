import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { forwardOf } from './time-direction.js'
import type { TimePart } from './time-span.js'

/** Distance in CSS pixels from which a press becomes a drag. */
const SLOP = 4

interface Drag<Item, From> {
  readonly item: Item
  readonly part: TimePart
  /** Start position, and width of a step (negative in right-to-left layouts), in CSS pixels. */
  readonly x: number
  readonly stepWidth: number
  /** Result of `start`, once the press has become a drag. */
  from?: From | undefined
  steps: number
}

interface TimeDragOptions<Item, From> {
  /** Called when a press becomes a drag. Returns what it is moved from, or `undefined` if it can't be moved. */
  readonly start: (item: Item) => From | undefined
  /** Called with the number of steps from the start of the drag. */
  readonly move: (item: Item, from: From, part: TimePart, steps: number) => void
  /** Called if the drag is canceled. */
  readonly restore: (item: Item, from: From) => void
}

const PARTS: Readonly<Record<string, TimePart>> = { start: 'start', end: 'end' }

/** Moves a period, or an end of it, with the pointer, and restores it. */
export interface TimeDrag<Item> {
  /** The item that is being dragged. */
  readonly dragged: Item | undefined
  /** Returns the event handlers of an item. It is on a bar with its number of steps in `data-steps`. */
  handlers(item: Item): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onPointerCancel(): void
    onBlur(): void
  }
  /** Remembers the position of an item that is about to be moved by keyboard, until it loses the focus. */
  keep(item: Item): void
  /** Cancels the drag, or the move by keyboard, and restores the previous position. @returns `true` if it was moved */
  cancel(): boolean
  /** Returns `true` if a click is only the end of a drag. */
  isEndOfDrag(event: MouseEvent): boolean
}

export function useTimeDrag<Item, From>({ start, move, restore }: TimeDragOptions<Item, From>): TimeDrag<Item> {
  const drag = useRef<Drag<Item, From>>(undefined)
  const kept = useRef<{ readonly item: Item; readonly from: From }>(undefined)
  const wasDragged = useRef(false)
  const [dragged, setDragged] = useState<Item>()

  function end(): void {
    drag.current = undefined
    setDragged(undefined)
  }
  function keep(item: Item): void {
    if (kept.current?.item === item) return
    const from = start(item)
    kept.current = from === undefined ? undefined : { item, from }
  }
  function cancelDrag(): boolean {
    const { current } = drag
    if (current?.from === undefined) return false
    end()
    restore(current.item, current.from)
    return true
  }
  function cancel(): boolean {
    if (cancelDrag()) return true
    const { current } = kept
    if (!current) return false
    kept.current = undefined
    restore(current.item, current.from)
    return true
  }
  function pull({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const { current } = drag
    if (!current) return
    const { item, part, x, stepWidth } = current
    if (current.from === undefined) {
      if (Math.abs(clientX - x) < SLOP) return
      wasDragged.current = true
      current.from = start(item)
      if (current.from === undefined) return end()
      // Safari does not focus a button when it is pressed.
      currentTarget.focus({ preventScroll: true })
      setDragged(item)
    }
    const steps = Math.round((clientX - x) / stepWidth)
    if (steps === current.steps) return
    current.steps = steps
    move(item, current.from, part, steps)
  }
  return {
    dragged,
    handlers: (item) => ({
      onPointerDown({ currentTarget, target, clientX, button, isPrimary, pointerId }) {
        wasDragged.current = false
        const bar = currentTarget.closest<HTMLElement>('[data-steps]')
        if (button !== 0 || !isPrimary || !bar) return
        const handle = target instanceof Element ? target.closest<HTMLElement>('[data-end]')?.dataset.end : undefined
        // Capture now, because the first move may already be outside the bar.
        currentTarget.setPointerCapture(pointerId)
        drag.current = {
          item,
          part: PARTS[handle ?? ''] ?? 'whole',
          x: clientX,
          stepWidth: (forwardOf(currentTarget) * bar.clientWidth) / Number(bar.dataset.steps),
          steps: 0
        }
      },
      onPointerMove: pull,
      onPointerUp: end,
      onPointerCancel: cancelDrag,
      onBlur: () => void (kept.current = undefined)
    }),
    keep,
    cancel,
    isEndOfDrag: ({ detail }) => detail > 0 && wasDragged.current
  }
}
