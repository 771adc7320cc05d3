/**
 * Returns what has the focus outside of an element, or `undefined` if the element or nothing has it. The element may be
 * in shadow roots of the host.
 */
export function focusedOutside({ host }: ShadowRoot): Element | undefined {
  const { body } = host.ownerDocument
  const around = host.getRootNode()
  const isInside = around instanceof ShadowRoot
  const focused = isInside || around instanceof Document ? around.activeElement : null
  if (focused && focused !== body && focused !== host) return focused
  return isInside && !focused ? focusedOutside(around) : undefined
}
