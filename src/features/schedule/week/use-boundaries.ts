import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { movedStart, type ProgramForm } from '../rules/program-form.js'
/** Step of the arrow keys and of dragging, in minutes. */
const STEP = 15
const LARGE_STEP = 60

interface Options {
  readonly form: ProgramForm
  readonly onMove: (key: number, start: number) => void
  readonly onRemove: (key: number) => void
  readonly onOpen: (key: number) => void
}

interface Drag {
  readonly key: number
  /** Start of the drag, in CSS pixels. `minuteWidth` is negative in right-to-left text. */
  readonly x: number
  readonly minuteWidth: number
  readonly start: number
}

const isForward = (element: Element): boolean => getComputedStyle(element).direction !== 'rtl'

/**
 * Returns the event handlers of a boundary: dragging, and the keys of a slider. Delete removes the boundary, Enter
 * opens its preset.
 */
export function useBoundaries({ form, onMove, onRemove, onOpen }: Options) {
  const drag = useRef<Drag>(undefined)

  function move(key: number, minutes: number): void {
    const start = movedStart(form, key, minutes, STEP)
    if (start !== undefined) onMove(key, start)
  }
  const end = (): void => {
    drag.current = undefined
  }
  return (key: number, start: number) => ({
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { key: pressed, currentTarget, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey) return
      const sideways = isForward(currentTarget) ? STEP : -STEP
      const handlers: Readonly<Record<string, () => void>> = {
        ArrowRight: () => move(key, start + sideways),
        ArrowLeft: () => move(key, start - sideways),
        ArrowUp: () => move(key, start + STEP),
        ArrowDown: () => move(key, start - STEP),
        PageUp: () => move(key, start + LARGE_STEP),
        PageDown: () => move(key, start - LARGE_STEP),
        Home: () => move(key, 0),
        End: () => move(key, MINUTES_IN_DAY),
        Delete: () => onRemove(key),
        Backspace: () => onRemove(key),
        Enter: () => onOpen(key)
      }
      const handler = handlers[pressed]
      if (!handler) return
      event.preventDefault()
      handler()
    },
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const { currentTarget, clientX, button, isPrimary, pointerId } = event
      const line = currentTarget.parentElement
      if (button !== 0 || !isPrimary || !line) return
      currentTarget.setPointerCapture(pointerId)
      currentTarget.focus({ preventScroll: true })
      const minuteWidth = ((isForward(currentTarget) ? 1 : -1) * line.clientWidth) / MINUTES_IN_DAY
      drag.current = { key, x: clientX, minuteWidth, start }
    },
    onPointerMove({ clientX }: PointerEvent<HTMLElement>): void {
      const { current } = drag
      if (current?.key !== key) return
      const minutes = current.start + (clientX - current.x) / current.minuteWidth
      move(key, Math.round(minutes / STEP) * STEP)
    },
    onPointerUp: end,
    onPointerCancel: end
  })
}
