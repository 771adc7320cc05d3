/**
 * Remembers how far the regions inside a shadow root are scrolled, which the browser forgets when they leave the page.
 *
 * @returns a function that scrolls them back.
 */
export function keepScroll(root: ShadowRoot): () => void {
  const positions = new Map<Element, readonly [left: number, top: number]>()
  const isElement = (target: EventTarget | null): target is Element => target !== null && 'scrollTop' in target

  // A region tells of its scrolling to itself alone, and so only on the way down.
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
