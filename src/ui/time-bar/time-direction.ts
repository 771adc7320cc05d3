/** Returns 1 if time runs to the right in an element, or -1 in right-to-left text. */
export const forwardOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/** Returns 1 for the key that moves a period to a later time by a large step, -1 for the one to an earlier time. */
export const pageOf = (key: string): 1 | -1 | undefined => (key === 'PageUp' ? 1 : key === 'PageDown' ? -1 : undefined)
