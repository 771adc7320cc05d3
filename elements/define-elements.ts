import { defineAll } from '../src/element/root/define.js'
import './elements.js'

const PREFIX = /^[a-z][a-z\d._-]*$/

/**
 * Registers every element under another prefix. Elements that are already registered stay as they are.
 *
 * @example defineElements({ prefix: 'acme' }) // <acme-device-table>
 * @throws TypeError if the prefix cannot start an element name.
 */
export function defineElements(options: { readonly prefix: string }): void {
  // Hosts without a compiler may pass anything.
  const prefix: unknown = options?.prefix
  if (typeof prefix !== 'string' || !PREFIX.test(prefix)) {
    throw new TypeError(
      "defineElements needs a prefix in lower case that begins with a letter, such as { prefix: 'acme' }."
    )
  }
  defineAll(prefix)
}
