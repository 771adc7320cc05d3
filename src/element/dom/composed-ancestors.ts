// Checked by node type: elements of other documents are instances of other classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === Node.DOCUMENT_FRAGMENT_NODE && 'host' in node

function composedParent(node: Node): Node | null {
  if (isShadowRoot(node)) return node.host
  return (isElement(node) && node.assignedSlot) || node.parentNode
}

/** Yields the ancestors of an element from the inside out, across slots and shadow roots. */
export function* composedAncestors(element: Element): Generator<Element> {
  for (let node = composedParent(element); node; node = composedParent(node)) if (isElement(node)) yield node
}
