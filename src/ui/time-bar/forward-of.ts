/** Returns 1 if time runs to the right in an element, or -1 in right-to-left text. */
export const forwardOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
