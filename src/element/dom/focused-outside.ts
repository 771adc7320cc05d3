/**
 * Returns what has the focus outside of an element, or `undefined` if the element or nothing has it. The element may be
 * in shadow roots of the host.
 */
export function focusedOutside({ host }: ShadowRoot): Element | undefined {
  const { body } = host.ownerDocument
  const root = host.getRootNode()
  const isInside = root instanceof ShadowRoot
  const focused = isInside || root instanceof Document ? root.activeElement : null
  if (focused && focused !== body && focused !== host) return focused
  return isInside && !focused ? focusedOutside(root) : undefined
}
