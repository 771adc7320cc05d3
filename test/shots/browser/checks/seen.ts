/**
 * Remembers what is found of an element until those who look give way: the page stays as it is that long, and every text
 * is asked for all that it stands in.
 */
function remembered<Answer>(find: (element: Element) => Answer): (element: Element) => Answer {
  const found = new Map<Element, Answer>()
  return (element) => {
    const before = found.get(element)
    if (before !== undefined) return before
    if (found.size === 0) queueMicrotask(() => found.clear())
    const answer = find(element)
    found.set(element, answer)
    return answer
  }
}

/** Everything in an element, from the outside in. */
export const elementsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll('*')].filter((element): element is HTMLElement => element instanceof HTMLElement)

const clips = (value: string): boolean => value === 'hidden' || value === 'clip'
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'

/** Whether what is too large for an element is cut off, by its axis. */
export const cutsOff = remembered((element): { readonly x: boolean; readonly y: boolean } => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return { x: clips(overflowX), y: clips(overflowY) }
})

/** Whether a person can scroll it. */
export const isScrolled = remembered((element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return scrolls(overflowX) || scrolls(overflowY)
})

/** Whether it is in the top layer, apart from what it stands in. */
export const isOnTop = (element: Element): boolean => element.matches(':popover-open, :modal')

/** What it stands in, also across a shadow root. */
export const parentOf = (element: Node): Element | null => {
  const { parentNode } = element
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null
}

/** An element and everything that it stands in, from the inside out. */
export function* around(element: Element): Generator<Element> {
  for (let next: Element | null = element; next; next = parentOf(next)) yield next
}

/** What is said alone, or stands in what is: that is a pixel, or a line of them, that shows nothing. */
const isSaidAlone = remembered((element): boolean => {
  if (element instanceof HTMLElement && Math.min(element.offsetWidth, element.offsetHeight) <= 1 && cutsOff(element).x)
    return true
  const outer = parentOf(element)
  return outer !== null && isSaidAlone(outer)
})

/** Whether a person sees it, with the place that it takes. */
export const isSeen = remembered((element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !isSaidAlone(element)
})

/** A piece of text with the places of its lines. */
export interface SeenText {
  readonly element: HTMLElement
  readonly text: string
  readonly lines: readonly DOMRect[]
}

/** The pieces of text that a person sees, or would see if they were not cut off. */
export function* textsIn(root: ParentNode): Generator<SeenText> {
  for (const element of elementsIn(root)) {
    if (element instanceof HTMLOptionElement || !isSeen(element)) continue
    for (const node of element.childNodes) {
      const text = node instanceof Text ? node.data.trim() : ''
      if (!text) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      yield { element, text, lines: [...range.getClientRects()].filter(({ width }) => width > 1) }
    }
  }
}

/** What cuts off a line of text, if anything does. */
export function cutterOf(element: Element, line: DOMRect): Element | undefined {
  for (const outer of around(element)) {
    if (isScrolled(outer)) return undefined
    const { x, y } = cutsOff(outer)
    if (!x && !y) continue
    const { left, right, top, bottom } = outer.getBoundingClientRect()
    if (x && (line.left < left - 1 || line.right > right + 1)) return outer
    // Lines are a little higher than the places that they take.
    if (y && (line.top + line.height / 2 < top || line.top + line.height / 2 > bottom)) return outer
  }
  return undefined
}
