const MOTION_MS = 160
const FLASH_MS = 600

/**
 * Animates an element into its place, unless motion is reduced or the page is hidden.
 *
 * @param duration in ms
 */
export function moveIn(
  element: Element,
  keyframes: PropertyIndexedKeyframes,
  duration = MOTION_MS
): Animation | undefined {
  if (!('animate' in element) || element.ownerDocument.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return undefined
  const motion = element.animate(keyframes, { duration, easing: 'ease-out' })
  // A cancelled animation rejects.
  motion.finished?.catch(() => {})
  return motion
}

/** Tints an element that is new for a moment. */
export const flash = (element: Element): Animation | undefined =>
  moveIn(element, { backgroundColor: ['color-mix(in srgb, var(--_accent) 24%, transparent)', 'transparent'] }, FLASH_MS)
