import { createSlot, heldIn, hold, isPrerendered } from './placeholder.js'

/**
 * Shows a placeholder in an element that is not drawn yet, so that its first frame has the right size. Content of the host
 * for the `fallback` slot takes the place of the skeleton.
 */
export function holdPlace(element: Element, placeHolder: HTMLElement): void {
  const fallback = createSlot('fallback')
  for (const child of placeHolder.children) child.setAttribute('aria-hidden', 'true')
  fallback.append(...placeHolder.children)
  placeHolder.append(createSlot('header'), fallback, createSlot('footer'))
  hold(element, { node: placeHolder, input: heldIn(element)?.input })
}

/**
 * Keeps the content of the host for the `fallback` slot in place of the drawing, which is hidden meanwhile.
 *
 * @returns `false` if there is no such content, or a prerendered screen has taken its place.
 */
export function keepFallback(element: Element): boolean {
  const node = heldIn(element)?.node
  const isKept = !isPrerendered(element) && [...element.children].some(({ slot }) => slot === 'fallback')
  node?.classList.toggle('fallback', isKept)
  return isKept
}
