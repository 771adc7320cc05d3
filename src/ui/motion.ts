const MOTION_MS = 160

/** Animates an element into its place, unless motion is reduced or the page is hidden. */
export function moveIn(element: Element, keyframes: PropertyIndexedKeyframes): Animation | undefined {
  if (!('animate' in element) || element.ownerDocument.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return undefined
  const motion = element.animate(keyframes, { duration: MOTION_MS, easing: 'ease-out' })
  // A cancelled animation rejects.
  motion.finished?.catch(() => {})
  return motion
}
