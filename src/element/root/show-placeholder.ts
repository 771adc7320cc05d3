import type { ReactNode } from 'react'
import { createSlot, isPrerendered, placeholderOf, setPlaceholder } from '../prerender/placeholder.js'
import { renderWithoutReact } from '../prerender/render-without-react.js'

/**
 * Shows a placeholder in an element that is not rendered yet, so that its first frame has the right size. Content of
 * the host's `fallback` slot replaces the skeleton.
 */
export function showPlaceholder(element: Element, placeholder: ReactNode): void {
  const fallback = createSlot('fallback')
  renderWithoutReact(placeholder, fallback)
  for (const child of fallback.children) child.setAttribute('aria-hidden', 'true')
  const node = document.createElement('div')
  node.className = 'root'
  node.append(createSlot('header'), fallback, createSlot('footer'))
  setPlaceholder(element, { node, input: placeholderOf(element)?.input })
}

/**
 * Shows the host's `fallback` content instead of the rendering, which is hidden meanwhile.
 *
 * @returns `false` if the host has none, or if a prerendered screen replaced it
 */
export function keepFallback(element: Element): boolean {
  const node = placeholderOf(element)?.node
  const isKept = !isPrerendered(element) && [...element.children].some(({ slot }) => slot === 'fallback')
  node?.classList.toggle('fallback', isKept)
  return isKept
}
