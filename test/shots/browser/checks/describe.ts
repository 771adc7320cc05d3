const MOST_CHARACTERS = 50

/** Shortens a text to a recognizable length. */
export function shortened(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS)}…` : words
}

/** Describes an element for developers: tag, classes and text. */
export function describe(element: Element): string {
  const selector = [element.localName, ...element.classList].join('.')
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement
  const label = isField ? element.labels?.[0]?.textContent : undefined
  const placeholder = element.getAttribute('placeholder')
  const said = shortened(element.ariaLabel ?? label ?? placeholder ?? element.textContent ?? '')
  return said ? `${selector} "${said}"` : selector
}
