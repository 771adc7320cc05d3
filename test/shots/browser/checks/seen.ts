/** Caches results per element until the current task ends, because each text needs those of all its ancestors. */
function remembered<Answer>(find: (element: Element) => Answer): (element: Element) => Answer {
  const found = new Map<Element, Answer>()
  return (element) => {
    const previous = found.get(element)
    if (previous !== undefined) return previous
    if (found.size === 0) queueMicrotask(() => found.clear())
    const response = find(element)
    found.set(element, response)
    return response
  }
}

/** Returns all elements in a root, ancestors first. */
export const elementsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll('*')].filter((element): element is HTMLElement => element instanceof HTMLElement)

const clips = (value: string): boolean => value === 'hidden' || value === 'clip'
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'

/** Returns for each axis whether overflow is clipped. */
export const cutsOff = remembered((element): { readonly x: boolean; readonly y: boolean } => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return { x: clips(overflowX), y: clips(overflowY) }
})

/** Returns `true` if the user can scroll the element. */
export const isScrolled = remembered((element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element)
  return scrolls(overflowX) || scrolls(overflowY)
})

/** Returns `true` if the element is in the top layer. */
export const isOnTop = (element: Element): boolean => element.matches(':popover-open, :modal')

/** Returns the parent, across shadow roots. */
export const parentOf = (element: Node): Element | null => {
  const { parentNode } = element
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null
}

/** Yields an element and all of its ancestors, innermost first. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let next: Element | null = element; next; next = parentOf(next)) yield next
}

/** Returns `true` for visually hidden text, which is a box of one pixel or line, and its content. */
const isSaidAlone = remembered((element): boolean => {
  if (element instanceof HTMLElement && Math.min(element.offsetWidth, element.offsetHeight) <= 1 && cutsOff(element).x)
    return true
  const outer = parentOf(element)
  return outer !== null && isSaidAlone(outer)
})

/** Returns `true` if the element is visible and has a size. */
export const isSeen = remembered((element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && !isSaidAlone(element)
})

/** Text with the boxes of its lines. */
export interface SeenText {
  readonly element: HTMLElement
  readonly text: string
  readonly lines: readonly DOMRect[]
}

/** Yields the text that is visible or would be visible without clipping. */
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

/** Returns the element that clips a line of text, or `undefined`. */
export function cutterOf(element: Element, line: DOMRect): Element | undefined {
  for (const outer of ancestorsOf(element)) {
    if (isScrolled(outer)) return undefined
    const { x, y } = cutsOff(outer)
    if (!x && !y) continue
    const { left, right, top, bottom } = outer.getBoundingClientRect()
    if (x && (line.left < left - 1 || line.right > right + 1)) return outer
    // Lines are slightly higher than their boxes.
    if (y && (line.top + line.height / 2 < top || line.top + line.height / 2 > bottom)) return outer
  }
  return undefined
}
