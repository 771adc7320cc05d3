/** What of the page has the focus; nothing where it is only the page itself, or an element in its own root. */
export function focusedOutside({ host }: ShadowRoot): Element | undefined {
  const { body } = host.ownerDocument
  const around = host.getRootNode()
  const focused = around instanceof Document || around instanceof ShadowRoot ? around.activeElement : null
  return focused && focused !== body && focused !== host ? focused : undefined
}
