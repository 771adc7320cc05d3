import type { Screen } from '../../../features/support/stage.js'
import { describe } from './describe.js'
import { around, elementsIn, isOnTop, isScrolled, isSeen } from './seen.js'

const STOPS = 'h1, h2, h3, h4, h5, h6, button, input, select, textarea, a[href], [tabindex]'
const TOLERANCE = 2

// What is sticky, or in the top layer, stands elsewhere than the words around it.
const IN_FLOW = new Set(['static', 'relative'])
const isInFlow = (element: Element): boolean => !isOnTop(element) && IN_FLOW.has(getComputedStyle(element).position)

const scrolledIn = (element: Element): Element | undefined => [...around(element)].find(isScrolled)

/** Where a box begins and ends along a line of text, whichever way that goes. */
function along(element: Element): { readonly start: number; readonly end: number } {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? { start: -right, end: -left } : { start: left, end: right }
}

/** Whether one is read first and yet stands below the other, in the same column; what closes a box is in its corner. */
function isBelow(first: Element, next: Element): boolean {
  const [lower, upper] = [along(first), along(next)]
  const isOneColumn = upper.start < (lower.start + lower.end) / 2 && lower.start < upper.end - TOLERANCE
  return isOneColumn && next.getBoundingClientRect().bottom <= first.getBoundingClientRect().top + TOLERANCE
}

/** The headings and controls that stand above what is read before them: what is seen and what is heard differ there. */
export function* readingOrder({ element: host, root }: Screen<HTMLElement>): Generator<string> {
  const stops = elementsIn(root).filter((element) => {
    const outer = [...around(element)]
    return element.matches(STOPS) && isSeen(element) && outer.slice(0, outer.indexOf(host)).every(isInFlow)
  })
  for (const [index, first] of stops.entries()) {
    const next = stops[index + 1]
    if (next && scrolledIn(first) === scrolledIn(next) && isBelow(first, next))
      yield `${describe(next)} stands above ${describe(first)}, which is read before it`
  }
}
