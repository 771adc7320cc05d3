/** Time after which an undefined element is reported, in ms. */
const PATIENCE = 5000

const awaited = new Set<string>()

/** Warns once per tag that elements wait for an undefined `<x-session>`. */
export function warnUndefinedElement(tag: string): void {
  if (awaited.has(tag)) return
  awaited.add(tag)
  setTimeout(() => {
    if (customElements.get(tag)) return
    const how = "Import its module, 'latchkey/elements/session', or for a prefix of your own call defineElements."
    console.warn(`<${tag}> is not defined, so the elements inside it wait for a session and show nothing. ${how}`)
  }, PATIENCE)
}
