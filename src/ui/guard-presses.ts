import { isOfTheSame, isOnControl, isSecond, type Press, pressOf } from './press.js'
import { endPress, logPress } from './press-log.js'

/** Latest press on any element, because another element may be underneath. */
let last: Press | undefined
/** State of the current press; `stray` if it was meant for something that is gone. */
let state: 'begun' | 'stray' | 'over' = 'over'

function begin(event: PointerEvent): void {
  logPress(event)
  const press = event.button === 0 && event.isPrimary ? pressOf(event) : undefined
  if (!press) return
  const isStray = last !== undefined && isSecond(press, last, event.pointerType)
  state = isStray ? 'stray' : 'begun'
  // A third press is compared with the first as well.
  last = last && isStray ? { ...last, at: press.at } : press
  if (isStray) event.stopPropagation()
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function beginByKey(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') logPress(event)
  if (event.key === 'Enter' && event.repeat) stop(event)
}

function continuePress(event: Event): void {
  if (state === 'stray') stop(event)
}

function end(event: MouseEvent): void {
  if (endPress(event)) stop(event)
  const press = event.detail > 0 ? pressOf(event) : undefined
  if (!press || !last || state === 'over') return
  // The control may have moved under the finger.
  if (state === 'stray' || (isOnControl(press) && !isOfTheSame(press, last))) stop(event)
  last = { ...last, at: press.at }
  state = 'over'
}

/**
 * Blocks presses that can't be intended: the second click of a double click on something that appeared after the first,
 * presses on controls that appeared or changed their text after the pointer went down, presses that began on a control
 * that took none, and the repetitions of a held Enter key.
 */
export function guardPresses(element: HTMLElement): void {
  element.addEventListener('pointerdown', begin, true)
  element.addEventListener('keydown', beginByKey, true)
  for (const type of ['mousedown', 'pointerup', 'mouseup']) element.addEventListener(type, continuePress, true)
  element.addEventListener('click', end, true)
}
