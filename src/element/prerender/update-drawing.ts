/**
 * Makes the content of a drawing that of another one. The nodes of what stays are kept, and with them the focus and the
 * typed search.
 */
export function updateDrawing(drawing: Element, wanted: Element): void {
  const nodes = [...drawing.childNodes]
  const next = [...wanted.childNodes]
  if (nodes.length !== next.length) return drawing.replaceChildren(...next)
  for (const [index, node] of nodes.entries()) {
    const to = next[index]
    if (!to || node.isEqualNode(to)) continue
    const isSame = node.cloneNode().isEqualNode(to.cloneNode())
    if (isSame && node instanceof Element && to instanceof Element) updateDrawing(node, to)
    else node.replaceWith(to)
  }
}
