import type { KeyboardEvent } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { forwardOf, pageOf } from '../../../ui/time-bar/time-direction.js'
import { useTimeDrag } from '../../../ui/time-bar/use-time-drag.js'
import { movedStart, type ProgramForm } from '../rules/program-form.js'

/** Step of the arrow keys and of dragging, in minutes. */
const STEP = 15
const LARGE_STEP = 60
/** Number of steps of a day. */
export const STEPS = MINUTES_IN_DAY / STEP

interface Options {
  readonly form: ProgramForm
  readonly onMove: (key: number, start: number) => void
  readonly onRemove: (key: number) => void
  readonly onOpen: (key: number) => void
}

/**
 * Returns the event handlers of a boundary: dragging, and the keys of a slider. Delete removes the boundary, Enter
 * opens its preset, Escape restores it.
 */
export function useBoundaries({ form, onMove, onRemove, onOpen }: Options) {
  function move(key: number, minutes: number): void {
    const start = movedStart(form, key, minutes, STEP)
    if (start !== undefined) onMove(key, start)
  }
  const drag = useTimeDrag<number, number>({
    start: (key) => form.periods.find((period) => period.key === key)?.start,
    move: (key, from, _, steps) => move(key, (Math.round(from / STEP) + steps) * STEP),
    restore: onMove
  })
  return (key: number, start: number) => ({
    ...drag.handlers(key),
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { key: pressed, currentTarget, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey) return
      const sideways = forwardOf(currentTarget) * STEP
      const page = pageOf(pressed)
      function to(minutes: number): void {
        drag.keep(key)
        move(key, minutes)
      }
      const handlers: Readonly<Record<string, () => void>> = {
        ArrowRight: () => to(start + sideways),
        ArrowLeft: () => to(start - sideways),
        ArrowUp: () => to(start + STEP),
        ArrowDown: () => to(start - STEP),
        ...(page && { [pressed]: () => to(start + page * LARGE_STEP) }),
        Home: () => to(0),
        End: () => to(MINUTES_IN_DAY),
        Delete: () => onRemove(key),
        Backspace: () => onRemove(key),
        Enter: () => onOpen(key)
      }
      const handler = handlers[pressed]
      if (pressed === 'Escape' ? !drag.cancel() : !handler) return
      event.preventDefault()
      // It does not leave the form as well.
      if (pressed === 'Escape') event.stopPropagation()
      handler?.()
    }
  })
}
