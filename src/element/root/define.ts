import type { LatchkeyElement } from './latchkey-element.js'
import { comparePageVersion } from '../dom/page-version.js'
import { isSupportedPage } from '../dom/supported-page.js'

const PREFIX = 'x-'

/** The elements registered under the default prefix, by name. */
const elementClasses = new Map<string, typeof LatchkeyElement>()

function register(tag: string, elementClass: typeof LatchkeyElement): void {
  if (typeof customElements === 'undefined' || !isSupportedPage()) return
  comparePageVersion()
  if (customElements.get(tag)) return
  elementClass.addOptionAccessors()
  customElements.define(tag, elementClass)
}

/**
 * Registers an element. Does nothing if the tag is taken, for example by a second copy of the bundle, on a server, or in
 * a page that lacks what the elements need.
 */
export function define(tag: string, elementClass: typeof LatchkeyElement): void {
  if (tag.startsWith(PREFIX)) elementClasses.set(tag.slice(PREFIX.length), elementClass)
  register(tag, elementClass)
}

/** Registers every element under another prefix. */
export function defineAll(prefix: string): void {
  // A class can have only one tag, so each prefix gets its own subclasses. They are not added to the map.
  for (const [name, ElementClass] of elementClasses) register(`${prefix}-${name}`, class extends ElementClass {})
}
