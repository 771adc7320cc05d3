/** Margin within which elements are about to become visible. */
export const NEAR = '240px 0px'

/** Calls back for each element that enters the viewport, every time or only once. */
export function onVisible(elements, rootMargin, callback, { once = false } = {}) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        if (once) observer.unobserve(target)
        callback(target)
      }
    },
    { rootMargin }
  )
  for (const element of elements) observer.observe(element)
}
