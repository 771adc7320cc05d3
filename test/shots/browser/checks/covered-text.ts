import type { Screen } from '../../../features/support/stage.js'
import { colourOf } from './colour.js'
import { describe, shortened } from './describe.js'
import { ancestorsOf, cutterOf, elementsIn, isOnTop, isScrolled, isSeen, textsIn } from './seen.js'

const TOLERANCE = { x: 2, y: 4 }
const MOST_SEEN_THROUGH = 0.5

// Sticky elements cover only content that can be scrolled.
const IN_PLACE = new Set(['static', 'relative', 'sticky'])
const isInPlace = (element: Element): boolean => IN_PLACE.has(getComputedStyle(element).position)
const hides = (element: Element): boolean =>
  colourOf(getComputedStyle(element).backgroundColor).alpha > MOST_SEEN_THROUGH

/** Returns the element and its ancestors inside the host. */
function within(element: Element, host: Element): Element[] {
  const outer = [...ancestorsOf(element)]
  return outer.slice(0, outer.indexOf(host))
}

/** Returns positioned elements with a background. */
function coversIn({ element: host, root }: Screen<HTMLElement>): HTMLElement[] {
  return elementsIn(root).filter((element) => {
    const outer = within(element, host)
    return hides(element) && !outer.some(isOnTop) && !outer.every(isInPlace) && isSeen(element)
  })
}

const meet = (line: DOMRect, cover: DOMRect): boolean =>
  Math.min(line.right, cover.right) - Math.max(line.left, cover.left) > TOLERANCE.x &&
  Math.min(line.bottom, cover.bottom) - Math.max(line.top, cover.top) > TOLERANCE.y

/** Returns `true` if the cover does not overlap the line. */
const isElsewhere = (cover: Element, line: DOMRect): boolean =>
  [...ancestorsOf(cover)].some(
    (outer) => outer !== cover && isScrolled(outer) && !meet(line, outer.getBoundingClientRect())
  )

/** Returns the positioned ancestor of a text, such as a toast. */
function groundOf(element: Element, host: Element): Element | undefined {
  const outer = within(element, host)
  const isAfloat = outer.some((each) => !['static', 'relative'].includes(getComputedStyle(each).position))
  return isAfloat ? outer.find(hides) : undefined
}

/** The later one of two covers is on top. */
const isUnder = (cover: Element, other: Element): boolean =>
  (cover.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** Reports text under other elements. Elements in the top layer are meant to cover text. */
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
