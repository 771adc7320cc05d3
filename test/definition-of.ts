import type { ElementDefinition } from '../src/element/custom-element/element-definition.js'
import { LatchkeyElement } from '../src/element/root/latchkey-element.js'

const isElementClass = (value: unknown): value is typeof LatchkeyElement =>
  typeof value === 'function' && value.prototype instanceof LatchkeyElement

/** Returns the definition of the elements with this tag. */
export function definitionOf(tag: string): ElementDefinition {
  const elementClass: unknown = customElements.get(tag)
  if (isElementClass(elementClass)) return elementClass.definition
  throw new Error(`<${tag}> is not defined.`)
}
