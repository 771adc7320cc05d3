import { createContext, useContext, useInsertionEffect } from 'react'
import tokens from './tokens.css'

/** The shadow root that the components below are rendered into. */
export const ShadowRootContext = createContext<ShadowRoot | null>(null)

const sheetsOf = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** A constructed sheet serves only the document whose window made it. */
function sharedSheet(document: Document, css: string): CSSStyleSheet | undefined {
  const sheets = sheetsOf.get(document) ?? new Map<string, CSSStyleSheet>()
  sheetsOf.set(document, sheets)
  const known = sheets.get(css)
  if (known || !document.defaultView) return known
  const sheet = new document.defaultView.CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

function adopt(root: ShadowRoot, css: string) {
  const sheet = sharedSheet(root.ownerDocument, css)
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/**
 * Adopts a style sheet into the shadow root around the component, once however many components ask for it.
 * The tokens come with it and go first: they fix the order of the cascade layers.
 */
export function useStyles(css: string) {
  const root = useContext(ShadowRootContext)
  useInsertionEffect(() => {
    if (!root) return
    adopt(root, tokens)
    adopt(root, css)
  }, [root, css])
}
