/** WebKit has no `moveBefore`. */
export const canMoveBefore = Object.hasOwn(Element.prototype, 'moveBefore')

/** Moves an element to the end of another one: with `moveBefore`, or with `append` if it is missing. */
export function moveTo(element: HTMLElement, to: HTMLElement): void {
  if (canMoveBefore) to.moveBefore(element, null)
  else to.append(element)
}
