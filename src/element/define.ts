import type { LatchkeyElement } from './latchkey-element.js'

/**
 * Registers an element. A tag that is taken already, as by a second copy of the bundle, is left as it is; on a server
 * nothing happens.
 */
export function define(tag: string, elementClass: typeof LatchkeyElement): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  elementClass.addOptionAccessors()
  customElements.define(tag, elementClass)
}
