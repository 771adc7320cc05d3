import { pageSingleton } from '../../client/page-singleton.js'
import { version } from '../../client/version.js'
import type { LatchkeyElement } from './latchkey-element.js'

/** Newer methods of arrays that the elements use. Older ones come with every browser that can parse this code. */
const METHODS = ['at', 'findLast', 'toReversed', 'toSorted']

let isReported = false

/**
 * Returns `true` if the page has everything that the elements need. Otherwise reports once what is missing, because every
 * element would fail later, each in its own way.
 */
function isSupportedPage(): boolean {
  const missing = METHODS.filter((name) => !(name in Array.prototype)).map((name) =>
    ['Array.prototype', name].join('.')
  )
  if (!('hasOwn' in Object)) missing.push('Object.hasOwn')
  if (missing.length > 0 && !isReported) {
    isReported = true
    console.error(
      `This page has no ${missing.join(', ')}, so no Latchkey element is defined. A script of the page removes it, or the ` +
        `browser is older than Chrome 126, Firefox 126 and Safari 17.5. Stop the script, or load a polyfill before Latchkey.`
    )
  }
  return missing.length === 0
}

let isCompared = false

/** Warns once if another version has defined elements before. The first definition of each element stays. */
function comparePageVersion(): void {
  if (isCompared) return
  isCompared = true
  const first = pageSingleton('version', () => version)
  if (first === version) return
  console.warn(
    `This page loads two versions of Latchkey: ${first} came first, and its elements stay; those of ${version} are only ` +
      `defined where ${first} has not defined them. Load one of them.`
  )
}

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
