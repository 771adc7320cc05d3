import { guardPresses } from '../src/ui/guard-presses.js'

/** Makes the elements forget the last press of the page, which belongs to an earlier test. */
export function forgetPress(): void {
  const place = document.createElement('div')
  const press = new PointerEvent('pointerdown', { isPrimary: true, clientX: 1, clientY: 1 })
  Object.defineProperty(press, 'timeStamp', { value: 0 })
  guardPresses(place)
  place.dispatchEvent(press)
}
