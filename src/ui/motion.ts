const MOTION_MS = 160

/** Moves something to where it is already, unless motion is unwelcome or nobody sees the page. */
export function moveIn(element: Element, keyframes: PropertyIndexedKeyframes): Animation | undefined {
  if (!('animate' in element) || element.ownerDocument.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return undefined
  const motion = element.animate(keyframes, { duration: MOTION_MS, easing: 'ease-out' })
  // Browsers say nothing of a motion that is cancelled; outside of them it is a rejection that nobody handles.
  motion.finished?.catch(() => {})
  return motion
}
