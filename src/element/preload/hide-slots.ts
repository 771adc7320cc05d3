let sheet: CSSStyleSheet | undefined

function createSheet(tags: string): CSSStyleSheet {
  const created = new CSSStyleSheet()
  created.replaceSync(`:is(${tags}):not(:defined)>:is([slot=signed-out],[slot=empty]){display:none!important}`)
  return created
}

/** Returns `true` if a root can adopt our sheet. Sheets belong to one document, and browser emulations may not have them. */
const canAdopt = (root: Node): root is Document | ShadowRoot =>
  'adoptedStyleSheets' in root && (root.ownerDocument ?? root) === document

/**
 * Hides content of the host that is only for a signed-out user, or for an empty list, until its element is defined: before
 * that, it is unknown. A constructed style sheet needs no source in a Content Security Policy.
 *
 * @param elements elements that are not defined yet, and perhaps others.
 * @param names the elements with these slots: `device-table`, …
 */
export function hideSlots(elements: readonly Element[], names: Iterable<string>): void {
  const tags = [...names].map((name) => `x-${name}`).join()
  for (const element of elements) {
    const root = element.getRootNode()
    if (!canAdopt(root) || !element.matches(tags)) continue
    sheet ??= createSheet(tags)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
