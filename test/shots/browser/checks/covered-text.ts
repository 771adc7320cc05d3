import type { Screen } from '../../../features/support/stage.js'
import { colourOf } from './colour.js'
import { describe, shortened } from './describe.js'
import { around, cutterOf, elementsIn, isOnTop, isScrolled, isSeen, textsIn } from './seen.js'

const TOLERANCE = { x: 2, y: 4 }
const MOST_SEEN_THROUGH = 0.5

// What is sticky covers only what can be scrolled out from under it.
const IN_PLACE = new Set(['static', 'relative', 'sticky'])
const isInPlace = (element: Element): boolean => IN_PLACE.has(getComputedStyle(element).position)
const hides = (element: Element): boolean =>
  colourOf(getComputedStyle(element).backgroundColor).alpha > MOST_SEEN_THROUGH

/** What an element stands in, up to the whole element, itself included. */
function within(element: Element, host: Element): Element[] {
  const outer = [...around(element)]
  return outer.slice(0, outer.indexOf(host))
}

/** What lies over its surroundings and hides them. */
function coversIn({ element: host, root }: Screen<HTMLElement>): HTMLElement[] {
  return elementsIn(root).filter((element) => {
    const outer = within(element, host)
    return hides(element) && !outer.some(isOnTop) && !outer.every(isInPlace) && isSeen(element)
  })
}

const meet = (line: DOMRect, cover: DOMRect): boolean =>
  Math.min(line.right, cover.right) - Math.max(line.left, cover.left) > TOLERANCE.x &&
  Math.min(line.bottom, cover.bottom) - Math.max(line.top, cover.top) > TOLERANCE.y

/** Whether a cover is scrolled away from there. */
const isElsewhere = (cover: Element, line: DOMRect): boolean =>
  [...around(cover)].some((outer) => outer !== cover && isScrolled(outer) && !meet(line, outer.getBoundingClientRect()))

/** What a text stands on that lies over its surroundings, as a toast does. */
function groundOf(element: Element, host: Element): Element | undefined {
  const outer = within(element, host)
  const isAfloat = outer.some((each) => !['static', 'relative'].includes(getComputedStyle(each).position))
  return isAfloat ? outer.find(hides) : undefined
}

/** Of two covers the later one lies over the other. */
const isUnder = (cover: Element, other: Element): boolean =>
  (cover.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** The texts that something else lies over; what is in the top layer is meant to. */
export function* coveredText(screen: Screen<HTMLElement>): Generator<string> {
  const covers = coversIn(screen)
  for (const { element, text, lines } of textsIn(screen.root)) {
    if (within(element, screen.element).some(isOnTop)) continue
    const seen = lines.filter((line) => !cutterOf(element, line))
    const own = groundOf(element, screen.element)
    const cover = covers.find((candidate) => {
      const box = candidate.getBoundingClientRect()
      return (
        !candidate.contains(element) &&
        !(own && isUnder(candidate, own)) &&
        seen.some((line) => meet(line, box) && !isElsewhere(candidate, line))
      )
    })
    if (cover) yield `${describe(cover)} lies over "${shortened(text)}"`
  }
}
