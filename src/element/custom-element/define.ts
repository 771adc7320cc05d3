import type { LatchkeyElement } from './latchkey-element.js'
import { comparePageVersion } from './page-version.js'

const PREFIX = 'x-'

/** The elements that were registered under our prefix, by their names. */
const elementClasses = new Map<string, typeof LatchkeyElement>()

function register(tag: string, elementClass: typeof LatchkeyElement): void {
  if (typeof customElements === 'undefined') return
  comparePageVersion()
  if (customElements.get(tag)) return
  elementClass.addOptionAccessors()
  customElements.define(tag, elementClass)
}

/**
 * Registers an element. A tag that is taken already, as by a second copy of the bundle, is left as it
 * is; on a server nothing happens.
 */
export function define(tag: string, elementClass: typeof LatchkeyElement): void {
  if (tag.startsWith(PREFIX)) elementClasses.set(tag.slice(PREFIX.length), elementClass)
  register(tag, elementClass)
}

/** Registers every element once more, under another prefix. */
export function defineAll(prefix: string): void {
  // A class can have one tag only, so each prefix has classes of its own. They are none of those that are gone through
  // here, also where their prefix begins as ours does.
  for (const [name, ElementClass] of elementClasses) register(`${prefix}-${name}`, class extends ElementClass {})
}
