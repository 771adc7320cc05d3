import { isOfTheSame, isOnControl, isSecond, type Press, pressOf } from './press.js'

/** The last press on any element: what lies under one of them may be another. */
let last: Press | undefined
/** Whether it is still going on, or was meant for what is gone. */
let state: 'begun' | 'stray' | 'over' = 'over'

function begin(event: PointerEvent): void {
  const press = event.button === 0 && event.isPrimary ? pressOf(event) : undefined
  if (!press) return
  const isStray = last !== undefined && isSecond(press, last, event.pointerType)
  state = isStray ? 'stray' : 'begun'
  // A third press is measured by the first as well.
  last = last && isStray ? { ...last, at: press.at } : press
  if (isStray) event.stopPropagation()
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function goOn(event: Event): void {
  if (state === 'stray') stop(event)
}

function end(event: MouseEvent): void {
  const press = event.detail > 0 ? pressOf(event) : undefined
  if (!press || !last || state === 'over') return
  // What has come under a finger meanwhile would be pressed by it.
  if (state === 'stray' || (isOnControl(press) && !isOfTheSame(press, last))) stop(event)
  last = { ...last, at: press.at }
  state = 'over'
}

/**
 * Keeps a press of a pointer from what it cannot have been meant for: the second of a double click from what lies under
 * what the first has closed, moved or changed, and any from what was not there, or said something else, when it began.
 */
export function guardPresses(element: HTMLElement): void {
  element.addEventListener('pointerdown', begin, true)
  for (const type of ['mousedown', 'pointerup', 'mouseup']) element.addEventListener(type, goOn, true)
  element.addEventListener('click', end, true)
}
