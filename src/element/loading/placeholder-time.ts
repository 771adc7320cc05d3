/**
 * How long an element shows a placeholder without words while its first responses and its language are requested, in ms.
 * Afterwards it shows what it has, in English if need be.
 */
export const PLACEHOLDER_TIME_MS = 1000

const expired = new WeakSet<Element>()

/** Marks an element whose placeholder was shown for the whole time. */
export const expirePlaceholder = (element: Element): void => void expired.add(element)

/** Returns `true` if an element must not wait any longer. */
export const isPlaceholderExpired = (element: Element): boolean => expired.has(element)
