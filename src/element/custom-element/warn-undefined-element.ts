/** How long an element may take to be defined until it seems to be forgotten, in ms. */
const PATIENCE = 5000

const awaited = new Set<string>()

/** Says, once for each tag, that the elements inside a session element wait for it, when nobody defines it. */
export function warnUndefinedElement(tag: string): void {
  if (awaited.has(tag)) return
  awaited.add(tag)
  setTimeout(() => {
    if (customElements.get(tag)) return
    const how = "Import its module, 'latchkey/elements/session', or for a prefix of your own call defineElements."
    console.warn(`<${tag}> is not defined, so the elements inside it wait for a session and show nothing. ${how}`)
  }, PATIENCE)
}
