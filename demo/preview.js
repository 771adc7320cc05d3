/** Replaces the attributes that were set before. Attributes that the element sets itself are kept. */
function setAttributes(element, previous, next) {
  for (const name of previous.keys()) if (!next.has(name)) element.removeAttribute(name)
  for (const [name, value] of next) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Creates a preview that shows one element at a time. */
export function createPreview(frame) {
  let currentElement
  let currentSource
  let currentAttributes = new Map()

  return {
    /**
     * Shows an element. It is reused, with its state, while its tag and source stay the same.
     *
     * @param source Identifies where the devices come from. Another value recreates the element.
     * @param client A client to use instead of the `sandbox` attribute.
     */
    show({ tag, attributes }, { source, client }) {
      const isSame = currentElement?.localName === tag && currentSource === source
      const element = isSame ? currentElement : document.createElement(tag)
      const next = new Map(client ? attributes.filter(([name]) => name !== 'sandbox') : attributes)
      setAttributes(element, isSame ? currentAttributes : new Map(), next)
      currentAttributes = next
      if (isSame) return
      if (client) element.client = client
      frame.replaceChildren(element)
      currentElement = element
      currentSource = source
    },
    /** Shows a message instead of an element. */
    showMessage(text) {
      const sentence = document.createElement('p')
      sentence.className = 'placeholder'
      sentence.textContent = text
      frame.replaceChildren(sentence)
      currentElement = undefined
    }
  }
}
