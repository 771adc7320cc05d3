/** WebKit has no `moveBefore`. */
export const canMoveBefore = Object.hasOwn(Element.prototype, 'moveBefore')

/** Moves an element to the end of another one: by `moveBefore`, and where there is none by `append`. */
export function moveTo(element: HTMLElement, to: HTMLElement): void {
  if (canMoveBefore) to.moveBefore(element, null)
  else to.append(element)
}
