import tokens from './tokens.css'

/** The registered sheets. Tokens come first, because they define the order of the cascade layers. */
const texts = new Set([tokens])

/** Sheets by document (sheets belong to one document) and by text. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Sheets with all registered rules, one per document. */
const registeredSheets = new Set<WeakRef<CSSStyleSheet>>()

function createSheet(window: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet()
  if (css === tokens) registeredSheets.add(new WeakRef(sheet))
  sheet.replaceSync(css === tokens ? [...texts].join('') : css)
  return sheet
}

/** Returns `true` if a document supports constructed style sheets. Most browser emulations don't. */
export const takesSheets = ({ defaultView }: Document): boolean =>
  defaultView !== null && 'CSSLayerBlockRule' in defaultView && 'replaceSync' in defaultView.CSSStyleSheet.prototype

/** Returns the document's sheet for a text, or `undefined` without support. */
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
 * Adds a style sheet to the one that all elements share. Modules call it at evaluation for what they render.
 *
 * @param css a single rule that puts the rest into a cascade layer
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

interface AdoptedStyles {
  /** `true` to include the registered sheets. */
  readonly isRegistered: boolean
  /** Style sheet of this kind of element. */
  readonly own?: string | undefined
}

/** Adopts style sheets in a shadow root. Called again when the element moves to another document. */
export function adoptStyles(root: ShadowRoot, { isRegistered, own }: AdoptedStyles): void {
  if (!takesSheets(root.ownerDocument)) return
  const wanted = [isRegistered ? tokens : undefined, own]
  root.adoptedStyleSheets = wanted.flatMap((css) => (css && sharedSheet(root.ownerDocument, css)) || [])
}
