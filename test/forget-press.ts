import { guardPresses } from '../src/ui/guard-presses.js'

/** The elements of a page remember its last press, which for the next test is long ago. */
export function forgetPress(): void {
  const place = document.createElement('div')
  const press = new PointerEvent('pointerdown', { isPrimary: true, clientX: 1, clientY: 1 })
  Object.defineProperty(press, 'timeStamp', { value: 0 })
  guardPresses(place)
  place.dispatchEvent(press)
}
