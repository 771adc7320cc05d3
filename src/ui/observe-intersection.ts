/** What is told of an element: whether any of it is in view, and how high it is, in CSS pixels. */
export interface Sight {
  readonly isInView: boolean
  readonly height: number
}

/**
 * Tells whether any of an element is in view, when that changes. Where the environment cannot tell, it is.
 *
 * @returns what ends it.
 */
export function observeIntersection(
  element: Element,
  tell: (sight: Sight) => void,
  options?: IntersectionObserverInit
): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell({ isInView: true, height: 0 })
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) tell({ isInView: last.isIntersecting, height: last.boundingClientRect.height })
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
