import { keepScroll } from '../../ui/kept-scroll.js'

/**
 * Preserves scroll positions of an element that is removed.
 *
 * @returns a function that shows the rendering immediately, so that a host that measures the page in the same turn sees
 * the same height
 */
export function preserveRendering({ shadowRoot: root }: Element): () => void {
  const scrollBack = root ? keepScroll(root) : undefined
  return () => {
    // React hides it and shows it later.
    for (const child of root?.children ?? []) child.removeAttribute('style')
    scrollBack?.()
  }
}
