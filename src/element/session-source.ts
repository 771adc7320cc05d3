import type { SessionOptions } from '../store/session-options.js'

/** What a page has set for all elements that have no session options of their own. */
interface Configuration {
  options: SessionOptions
  readonly listeners: Set<() => void>
}

const CONFIGURATION = Symbol.for('latchkey.configuration.1')
const SOURCE = Symbol.for('latchkey.session-options.1')

/** Kept on the page, so that two copies of the bundle agree. */
function configuration(): Configuration {
  const existing: Configuration | undefined = Reflect.get(globalThis, CONFIGURATION)
  if (existing) return existing
  const created: Configuration = { options: {}, listeners: new Set() }
  Reflect.set(globalThis, CONFIGURATION, created)
  return created
}

/**
 * Sets the session of every element that has no session options of its own and stands in no session element.
 *
 * @example configure({ publishableKey: 'seam_pk1…', userIdentifierKey: 'user-1' })
 */
export function configure(options: SessionOptions): void {
  configuration().options = options
  tellSessionOptions()
}

/** Tells every element that the session options that it inherits may be others now. */
export function tellSessionOptions(): void {
  for (const listener of configuration().listeners) listener()
}

/** Is told whenever inherited session options may have changed. Returns what ends it. */
export function onSessionOptions(listener: () => void): () => void {
  configuration().listeners.add(listener)
  return () => configuration().listeners.delete(listener)
}

/** Lets an element hand its session options down to those inside it. */
export function provideSessionOptions(element: Element, options: () => SessionOptions | undefined): void {
  Reflect.set(element, SOURCE, options)
}

const parentOf = (node: Node): Node | null =>
  node instanceof Element && node.assignedSlot ? node.assignedSlot : node instanceof ShadowRoot ? node.host : node.parentNode

/**
 * The session options that an element inherits: those of the nearest session element around it, across shadow roots,
 * else those of the page; nothing while a session element around it is not defined yet.
 */
export function inheritedSessionOptions(element: Element): SessionOptions | undefined {
  for (let node = parentOf(element); node; node = parentOf(node)) {
    const source: (() => SessionOptions | undefined) | undefined = Reflect.get(node, SOURCE)
    if (source) return source()
    if (node instanceof Element && node.localName.endsWith('-session') && !node.matches(':defined')) return undefined
  }
  return configuration().options
}
