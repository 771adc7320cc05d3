/** Says of an element what is wanted now, in place of what was wanted before; what it says of itself stays. */
function setAttributes(element, before, wanted) {
  for (const name of before.keys()) if (!wanted.has(name)) element.removeAttribute(name)
  for (const [name, value] of wanted) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Shows one element at a time in a frame. */
export function createPreview(frame) {
  let shown
  let shownSource
  let written = new Map()

  return {
    /**
     * Shows an element. It stays the same one, with what a person has opened in it, while its tag and its source do.
     *
     * @param source where its devices come from: anything that is another one when it has to begin anew.
     * @param client a ready client, in place of the attribute `sandbox`.
     */
    show({ tag, attributes }, { source, client }) {
      const isSame = shown?.localName === tag && shownSource === source
      const element = isSame ? shown : document.createElement(tag)
      const wanted = new Map(client ? attributes.filter(([name]) => name !== 'sandbox') : attributes)
      setAttributes(element, isSame ? written : new Map(), wanted)
      written = wanted
      if (isSame) return
      if (client) element.client = client
      frame.replaceChildren(element)
      shown = element
      shownSource = source
    },
    /** Shows a sentence in place of an element. */
    say(text) {
      const sentence = document.createElement('p')
      sentence.className = 'placeholder'
      sentence.textContent = text
      frame.replaceChildren(sentence)
      shown = undefined
    }
  }
}
