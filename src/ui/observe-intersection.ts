/** Visibility of an element, and its height in CSS px. */
interface Sight {
  readonly isInView: boolean
  readonly height: number
}

/**
 * Calls back when an element enters or leaves the viewport. Without support it counts as visible.
 *
 * @returns a function that stops it
 */
export function observeIntersection(
  element: Element,
  onChange: (sight: Sight) => void,
  options?: IntersectionObserverInit
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange({ isInView: true, height: 0 })
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) onChange({ isInView: last.isIntersecting, height: last.boundingClientRect.height })
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
