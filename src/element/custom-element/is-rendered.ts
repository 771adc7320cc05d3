/** Returns `true` if an element has a layout box and isn't inert. Without layout, every element counts. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) && !element.closest('[inert]')
