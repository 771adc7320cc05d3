import base from './base.css'

/** The registered style sheets. The base comes first, because it defines the order of the cascade layers. */
const texts = new Set([base])

/** Registered style sheets that are not applied yet. */
let unapplied: string[] = []

/** Sheets by document (sheets belong to one document) and by text. */
const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Sheets with all registered rules, one per document. */
const registeredSheets = new Set<WeakRef<CSSStyleSheet>>()

function createSheet(window: Window & typeof globalThis, css: string): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet()
  if (css === base) registeredSheets.add(new WeakRef(sheet))
  sheet.replaceSync(css === base ? [...texts].join('') : css)
  return sheet
}

/** Returns `true` if a document supports constructed style sheets. Most browser emulations don't. */
export const canAdoptSheets = ({ defaultView }: Document): boolean =>
  defaultView !== null && 'CSSLayerBlockRule' in defaultView && 'replaceSync' in defaultView.CSSStyleSheet.prototype

/** Returns the document's sheet for a text, or `undefined` without support. */
export function sharedSheet(document: Document, css: string): CSSStyleSheet | undefined {
  const sheets = sheetsOf.get(document) ?? new Map<string, CSSStyleSheet>()
  sheetsOf.set(document, sheets)
  const known = sheets.get(css)
  if (known || !document.defaultView || !canAdoptSheets(document)) return known
  const sheet = createSheet(document.defaultView, css)
  sheets.set(css, sheet)
  return sheet
}

/**
 * Adds a style sheet to the one that all elements share, with the next `applyStyles`. Modules call it at evaluation for
 * what they render.
 *
 * @param css a single rule that puts the rest into a cascade layer
 */
export function registerStyles(css: string): void {
  if (texts.has(css)) return
  texts.add(css)
  unapplied.push(css)
}

/**
 * Applies the registered style sheets. Called before a loaded module is rendered for the first time, or earlier while the
 * browser is idle, since the browser computes the styles of all elements again.
 */
export function applyStyles(): void {
  if (unapplied.length === 0) return
  const added = unapplied
  unapplied = []
  for (const reference of registeredSheets) {
    const sheet = reference.deref()
    for (const css of added) sheet?.insertRule(css, sheet.cssRules.length)
    if (!sheet) registeredSheets.delete(reference)
  }
}

/** Parses the registered style sheets before an element adopts them. */
export const prepareStyles = (document: Document): void => void sharedSheet(document, base)

interface AdoptedStyles {
  /** `true` to include the registered sheets. */
  readonly isRegistered: boolean
  /** Style sheet of this kind of element. */
  readonly own?: string | undefined
}

/** Adopts style sheets in a shadow root. Called again when the element moves to another document. */
export function adoptStyles(root: ShadowRoot, { isRegistered, own }: AdoptedStyles): void {
  if (!canAdoptSheets(root.ownerDocument)) return
  applyStyles()
  const wanted = [isRegistered ? base : undefined, own]
  root.adoptedStyleSheets = wanted.flatMap((css) => (css && sharedSheet(root.ownerDocument, css)) || [])
}
