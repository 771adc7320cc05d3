/** Whether an element has a place on the page, and is not held back; where nothing is laid out, everything has. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) && !element.closest('[inert]')
