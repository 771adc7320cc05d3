/**
 * Remembers the scroll positions in a shadow root, which the browser forgets on removal.
 *
 * @returns a function that restores them
 */
export function keepScroll(root: ShadowRoot): () => void {
  const positions = new Map<Element, readonly [left: number, top: number]>()
  const isElement = (target: EventTarget | null): target is Element => target !== null && 'scrollTop' in target

  // Scroll events don't bubble.
  root.addEventListener(
    'scroll',
    ({ target }) => {
      if (isElement(target)) positions.set(target, [target.scrollLeft, target.scrollTop])
      for (const region of positions.keys()) if (!root.contains(region)) positions.delete(region)
    },
    { capture: true, passive: true }
  )
  return () => {
    for (const [region, [left, top]] of positions) {
      if (root.contains(region)) region.scrollTo?.({ left, top, behavior: 'instant' })
    }
  }
}
