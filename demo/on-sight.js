/** How far from the window something is when it comes near. */
export const NEAR = '240px 0px'

/** Calls for each of some elements that comes into a part of the window; `once` only the first time. */
export function onSight(elements, rootMargin, callback, { once = false } = {}) {
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
