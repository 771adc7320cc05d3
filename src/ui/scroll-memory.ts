const parentOf = (node: Node) =>
  (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot && node.host)

/**
 * Remembers the scroll positions around an element, in its shadow root and the page.
 *
 * @returns a function that restores them
 */
export function rememberScroll(element: Element): () => void {
  const positions: [Element, number, number][] = []
  for (let node: Node | false | null = element; node; node = parentOf(node)) {
    if (node instanceof Element) positions.push([node, node.scrollLeft, node.scrollTop])
  }
  return () => {
    for (const [scroller, left, top] of positions) scroller.scrollTo?.({ left, top, behavior: 'instant' })
  }
}
