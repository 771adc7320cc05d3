import { optionsOf } from './controller.js'
import type { LatchkeyElement } from './latchkey-element.js'

function addAccessors({ definition, prototype }: typeof LatchkeyElement): void {
  for (const name of Object.keys(optionsOf(definition))) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: LatchkeyElement) {
        return this.getOption(name)
      },
      set(this: LatchkeyElement, value: unknown) {
        this.setOption(name, value)
      }
    })
  }
}

/**
 * Registers an element. A tag that is taken already, as by a second copy of the bundle, is left as it is; on a server
 * nothing happens.
 */
export function define(tag: string, elementClass: typeof LatchkeyElement): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return
  addAccessors(elementClass)
  customElements.define(tag, elementClass)
}
