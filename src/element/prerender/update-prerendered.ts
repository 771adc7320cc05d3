import { unmarkPressed } from './record-press.js'

/** Returns `true` for an element that may change its class. */
const isBox = (node: Node): node is HTMLDivElement | HTMLUListElement =>
  node instanceof HTMLDivElement || node instanceof HTMLUListElement

/** Returns a copy of a node without its content and without the mark of a press. A box may change its class. */
function shellOf(node: Node): Node {
  const shell = node.cloneNode()
  if (shell instanceof Element) unmarkPressed(shell)
  if (isBox(shell)) shell.removeAttribute('class')
  return shell
}

function updateNode(node: ChildNode, to: ChildNode): void {
  const isSame = shellOf(node).isEqualNode(shellOf(to))
  if (!isSame || !(node instanceof Element && to instanceof Element)) return node.replaceWith(to)
  if (isBox(node)) node.className = to.className
  updatePrerendered(node, to)
}

/**
 * Makes the content of a prerendered screen that of another one. The nodes of what stays are kept, and with them the focus
 * and the typed search.
 */
export function updatePrerendered(prerendered: Element, wanted: Element): void {
  const nodes = [...prerendered.childNodes]
  const next = [...wanted.childNodes]
  for (const [index, to] of next.entries()) {
    const node = nodes[index]
    if (!node) prerendered.append(to)
    else if (!node.isEqualNode(to)) updateNode(node, to)
  }
  for (const node of nodes.slice(next.length)) node.remove()
}
