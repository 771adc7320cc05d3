import tokens from './tokens.css'

/** What was registered so far. The tokens go first: they fix the order of the cascade layers. */
const texts = new Set([tokens])

/** By the document whose window made them, since they serve no other, and by what their text begins with. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** The sheets of what is registered, one for each document. */
const registeredSheets = new Set<WeakRef<CSSStyleSheet>>()

function createSheet(window: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet()
  if (css === tokens) registeredSheets.add(new WeakRef(sheet))
  sheet.replaceSync(css === tokens ? [...texts].join('') : css)
  return sheet
}

/**
 * Whether what is in a document can have our sheets, with their layers: not where it has no window, and not in most of
 * what stands in for a browser in tests.
 */
export const takesSheets = ({ defaultView }: Document): boolean =>
  defaultView !== null && 'CSSLayerBlockRule' in defaultView && 'replaceSync' in defaultView.CSSStyleSheet.prototype

/** The one sheet of a text that a document has; nothing where it takes none. */
export function sharedSheet(document: Document, css: string): CSSStyleSheet | undefined {
  const sheets = sheetsOf.get(document) ?? new Map<string, CSSStyleSheet>()
  sheetsOf.set(document, sheets)
  const known = sheets.get(css)
  if (known || !document.defaultView || !takesSheets(document)) return known
  const sheet = createSheet(document.defaultView, css)
  sheets.set(css, sheet)
  return sheet
}

/**
 * Makes a style sheet part of the one that all elements share; those that are there have it at once. A module calls it
 * for what it renders, while it is evaluated.
 *
 * @param css a single rule, which puts the rest into a cascade layer.
 */
export function registerStyles(css: string): void {
  if (texts.has(css)) return
  texts.add(css)
  for (const reference of registeredSheets) {
    const sheet = reference.deref()
    if (sheet) sheet.insertRule(css, sheet.cssRules.length)
    else registeredSheets.delete(reference)
  }
}

/** Which style sheets a shadow root has; each is made once for its document. */
export interface AdoptedStyles {
  /** Whether it has what is registered. */
  readonly isRegistered: boolean
  /** What no other kind of element has, such as how its host stands in the page. */
  readonly own?: string | undefined
}

/** Gives a shadow root its style sheets. One that comes into another document needs those of that document. */
export function adoptStyles(root: ShadowRoot, { isRegistered, own }: AdoptedStyles): void {
  if (!takesSheets(root.ownerDocument)) return
  const wanted = [isRegistered ? tokens : undefined, own]
  root.adoptedStyleSheets = wanted.flatMap((css) => (css && sharedSheet(root.ownerDocument, css)) || [])
}
