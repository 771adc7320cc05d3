import { keepScroll } from '../../ui/kept-scroll.js'

/**
 * Keeps what the browser forgets of what is drawn in an element that leaves the page.
 *
 * @returns what shows it again at once: a host that measures the page in the same turn finds it as high as it was.
 */
export function preserveRendering({ shadowRoot: root }: Element): () => void {
  const scrollBack = root ? keepScroll(root) : undefined
  return () => {
    // React hides it, and shows it a moment later.
    for (const child of root?.children ?? []) child.removeAttribute('style')
    scrollBack?.()
  }
}
