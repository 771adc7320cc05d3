import type { Screen } from '../../../features/support/stage.js'
import { describe, shortened } from './describe.js'
import { ancestorsOf, cutsOff, elementsIn, isOnTop, isScrolled, isSeen, parentOf, textsIn } from './seen.js'

/** Lines of text may extend a little beyond their box. */
const TOLERANCE = { x: 1, y: 4 }

/** Returns `true` if the element has a visible edge or clips its content. */
function isFrame(element: Element): boolean {
  const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(element)
  const hasBorder = borderTopStyle !== 'none' && borderTopWidth !== '0px'
  return hasBorder || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
}

/** Returns the element that a text has to fit into, or `undefined` if the text scrolls or is clipped. */
function frameOf(element: Element, host: Element): Element | undefined {
  for (const outer of ancestorsOf(element)) {
    const { x, y } = cutsOff(outer)
    if (x || y || isScrolled(outer)) return undefined
    if (outer === host || isOnTop(outer) || isFrame(outer)) return outer
  }
  return undefined
}

/** Returns the distance by which a box extends beyond another one, in px. */
function beyond(inner: DOMRect, outer: DOMRect): number {
  const x = Math.max(outer.left - inner.left, inner.right - outer.right) - TOLERANCE.x
  const y = Math.max(outer.top - inner.top, inner.bottom - outer.bottom) - TOLERANCE.y
  return Math.max(x, y, 0)
}

/** Returns `true` if an ancestor clips or scrolls the element, or if the element is in the top layer. */
function isHeld(element: Element, host: Element): boolean {
  for (let outer = parentOf(element); outer && outer !== host; outer = parentOf(outer)) {
    if (cutsOff(outer).x || isScrolled(outer) || isOnTop(outer)) return true
  }
  return isOnTop(element)
}

function* textsOutOfFrames({ element: host, root }: Screen<HTMLElement>): Generator<string> {
  for (const { element, text, lines } of textsIn(root)) {
    const frame = frameOf(element, host)
    const limits = frame?.getBoundingClientRect()
    const most = limits ? Math.max(0, ...lines.map((line) => beyond(line, limits))) : 0
    if (frame && most > 0) yield `"${shortened(text)}" reaches ${Math.ceil(most)} px out of ${describe(frame)}`
  }
}

function* elementsOutOfHost({ element: host, root }: Screen<HTMLElement>): Generator<string> {
  const limits = host.getBoundingClientRect()
  for (const element of elementsIn(root)) {
    if (!isSeen(element) || isHeld(element, host)) continue
    const { left, right } = element.getBoundingClientRect()
    const most = Math.max(limits.left - left, right - limits.right)
    if (most > TOLERANCE.x) yield `${describe(element)} reaches ${Math.ceil(most)} px out of the element`
  }
}

function* layersOutOfWindow({ root }: Screen<HTMLElement>): Generator<string> {
  const limits = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)
  for (const element of elementsIn(root).filter(isOnTop)) {
    const most = beyond(element.getBoundingClientRect(), limits)
    if (most > 0) yield `${describe(element)} reaches ${Math.ceil(most)} px out of the window`
  }
}

/** Reports elements that are larger than their container. */
export function* overflow(screen: Screen<HTMLElement>): Generator<string> {
  yield* elementsOutOfHost(screen)
  yield* textsOutOfFrames(screen)
  yield* layersOutOfWindow(screen)
}
