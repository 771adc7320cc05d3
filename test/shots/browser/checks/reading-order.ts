import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { ancestorsOf, elementsIn, isOnTop, isScrolled, isSeen } from './seen.js'

const STOPS = 'h1, h2, h3, h4, h5, h6, button, input, select, textarea, a[href], [tabindex]'
const TOLERANCE = 2

// Sticky elements and the top layer are positioned independently of their place in the text.
const IN_FLOW = new Set(['static', 'relative'])
const isInFlow = (element: Element): boolean => !isOnTop(element) && IN_FLOW.has(getComputedStyle(element).position)

const scrolledIn = (element: Element): Element | undefined => [...ancestorsOf(element)].find(isScrolled)

/** Returns the start and end of a box along the inline axis, in either direction. */
function along(element: Element): { readonly start: number; readonly end: number } {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? { start: -right, end: -left } : { start: left, end: right }
}

/**
 * Returns `true` if the first element is below the next one in the same column. Close buttons in a corner do not count.
 */
function isBelow(first: Element, next: Element): boolean {
  const [lower, upper] = [along(first), along(next)]
  const isOneColumn = upper.start < (lower.start + lower.end) / 2 && lower.start < upper.end - TOLERANCE
  return isOneColumn && next.getBoundingClientRect().bottom <= first.getBoundingClientRect().top + TOLERANCE
}

/** Reports headings and controls above the element before them: the visual order differs from the reading order. */
export function* readingOrder({ element: host, root }: Screen<HTMLElement>): Generator<string> {
  const stops = elementsIn(root).filter((element) => {
    const outer = [...ancestorsOf(element)]
    return element.matches(STOPS) && isSeen(element) && outer.slice(0, outer.indexOf(host)).every(isInFlow)
  })
  for (const [index, first] of stops.entries()) {
    const next = stops[index + 1]
    if (next && scrolledIn(first) === scrolledIn(next) && isBelow(first, next))
      yield `${describe(next)} stands above ${describe(first)}, which is read before it`
  }
}
