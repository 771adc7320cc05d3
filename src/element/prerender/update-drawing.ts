import { unmarkPressed } from './record-press.js'

/** Returns a copy of a node without its content and without the mark of a press. */
function shellOf(node: Node): Node {
  const shell = node.cloneNode()
  if (shell instanceof Element) unmarkPressed(shell)
  return shell
}

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
    const isSame = shellOf(node).isEqualNode(to.cloneNode())
    if (isSame && node instanceof Element && to instanceof Element) updateDrawing(node, to)
    else node.replaceWith(to)
  }
}
