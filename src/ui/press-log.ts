import { monotonicTime } from '../core/environment/monotonic-time.js'

interface LoggedPress {
  /** When it began, in monotonic time. */
  readonly beganAt: number
  /** Type of the event that began it. */
  readonly type: string
  /** `true` if it began on a control that took no presses. */
  readonly isDisabled: boolean
  /** `true` after its click. */
  isOver: boolean
}

/** Last press on each element, including presses on its content. */
const presses = new WeakMap<EventTarget, LoggedPress>()

/** Returns when the last press on an element or its content began, in monotonic time. */
export const lastPressAt = (element: Element | null): number | undefined =>
  element ? presses.get(element)?.beganAt : undefined

const isAriaDisabled = (target: EventTarget): boolean => 'ariaDisabled' in target && target.ariaDisabled === 'true'

/** Records the start of a press: a pointer that goes down, a key, or the click of a script or screen reader. */
export function logPress(event: Event): void {
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(event.currentTarget ?? window))
  const press = {
    beganAt: monotonicTime(),
    type: event.type,
    isDisabled: inside.some(isAriaDisabled),
    isOver: event.type === 'click'
  }
  for (const target of inside) presses.set(target, press)
}

/**
 * Ends the press that a click belongs to, or records the click as a press of its own.
 *
 * @returns `true` if the press began on a control that took no presses
 */
export function endPress(event: MouseEvent): boolean {
  const [target] = event.composedPath()
  const begun = target && presses.get(target)
  const type = event.detail > 0 ? 'pointerdown' : 'keydown'
  if (begun?.type !== type || begun.isOver) {
    logPress(event)
    return false
  }
  begun.isOver = true
  return begun.isDisabled
}
