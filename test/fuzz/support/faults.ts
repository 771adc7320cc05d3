/** Formatted missing values, which must never be displayed. */
const NO_VALUE =
  /\bundefined\b|\bNaN\b|Invalid Date|\bInfinity\b|∞|\[object|\[native code|=>|\bnull\b|Something went wrong/

/** Elements that must never result from data. */
const FOREIGN = 'script, iframe, object, embed, blink, a[href^="javascript:" i], [onerror], [src^="javascript:" i]'

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

/** Returns `true` if an ancestor inside these bounds clips the node. */
function isCut(node: Element, { left, right }: DOMRect): boolean {
  for (let ancestor = node.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const box = ancestor.getBoundingClientRect()
    if (box.left > left - 1 && box.right < right + 1 && getComputedStyle(ancestor).overflowX !== 'visible') return true
  }
  return false
}

function wordsOf(root: ShadowRoot): string[] {
  const words: string[] = []
  for (const node of root.querySelectorAll('*')) {
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) words.push(child.nodeValue ?? '')
    for (const { name, value } of node.attributes) if (name !== 'class') words.push(`${name}="${value}"`)
    if (node instanceof HTMLInputElement) words.push(node.value)
  }
  return words
}

function sticksOut(element: HTMLElement, root: ShadowRoot): string[] {
  const bounds = element.getBoundingClientRect()
  if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
    const style = getComputedStyle(element)
    if (style.overflowX !== 'visible') return [`It is ${element.scrollWidth} px wide in ${element.clientWidth} px.`]
  }
  return [...root.querySelectorAll('*')]
    .filter((node) => {
      const { width, left, right } = node.getBoundingClientRect()
      return (
        width > 1 &&
        (left < bounds.left - 1 || right > bounds.right + 1) &&
        !node.closest('[popover], dialog') &&
        !isCut(node, bounds)
      )
    })
    .map((node) => `Sticks out: ${shortened(node.outerHTML)}`)
}

/** Returns the defects of the displayed content. */
export function faultsOf(element: HTMLElement): string[] {
  const root = element.shadowRoot
  if (!root) return []
  const said = wordsOf(root).filter((word) => NO_VALUE.test(word))
  const foreign = [...root.querySelectorAll(FOREIGN)].map((node) => `Made of data: ${shortened(node.outerHTML)}`)
  return [...said.map((word) => `Says ${shortened(word)}`), ...foreign, ...sticksOut(element, root)].map(
    (fault) => `<${element.localName}> ${fault}`
  )
}
