import { revalidateDetached } from '../../core/session/detached-elements.js'
import type { SessionOptions } from '../../core/session/session-options.js'
import { composedAncestors } from '../dom/composed-ancestors.js'
import { pageConfiguration, type SourceListener } from './configure.js'
import { parseConfiguration } from './parse-configuration.js'

/** Time after which an undefined element is reported, in ms. */
const REPORT_DELAY_MS = 5000

const awaited = new Set<string>()

/** Warns once per tag that elements wait for an undefined `<x-session>`. */
function warnUndefinedElement(tag: string): void {
  if (awaited.has(tag)) return
  awaited.add(tag)
  setTimeout(() => {
    if (customElements.get(tag)) return
    const how = "Import its module, 'latchkey/elements/session', or for a prefix of your own call defineElements."
    console.warn(`<${tag}> is not defined, so the elements inside it wait for a session and show nothing. ${how}`)
  }, REPORT_DELAY_MS)
}

const SOURCE = Symbol.for('latchkey.session-options.2')

/** Reads the options of `configure()`, once per page. */
function readConfiguration(): void {
  const page = pageConfiguration()
  if (page.isRead) return
  page.isRead = true
  parseConfiguration()
  if (page.isProviding) notifySessionOptions(Object.values(page.options).some(Boolean) ? undefined : null)
}

function configuration(): ReturnType<typeof pageConfiguration> {
  const page = pageConfiguration()
  page.readers.add(readConfiguration)
  readConfiguration()
  return page
}

/** Returns the session options that `configure()` set. */
const pageSessionOptions = (): SessionOptions => configuration().options

/**
 * Notifies all elements that their inherited session options may have changed.
 *
 * @param owner whose options were just provided: an `<x-session>`, `undefined` for the page, `null` for none
 */
export function notifySessionOptions(owner: Element | undefined | null): void {
  const isInheritedBy = (element: Element): boolean => owner !== null && sourceOf(element) === owner
  for (const listener of configuration().listeners) listener(isInheritedBy)
  revalidateDetached()
}

/** Calls `listener` when inherited session options may have changed. Returns a function that unsubscribes. */
export function onSessionOptions(listener: SourceListener): () => void {
  const { listeners } = configuration()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Session options that an `<x-session>` provides. */
interface OptionsSource {
  options(): SessionOptions | undefined
  /** `true` if it has session options of its own. */
  hasOwn(): boolean
  /** Theme of the elements inside. Missing in other versions of the bundle. */
  theme?(): unknown
}

/** Registers an `<x-session>` as a source of session options. */
export function provideSessionOptions(element: Element, source: OptionsSource): void {
  Reflect.set(element, SOURCE, source)
}

/** Returns what an element provides, if it is an `<x-session>` of any copy of the bundle. */
const sourceAt = (element: Element): OptionsSource | undefined => Reflect.get(element, SOURCE)

/** Returns `true` for an undefined element that will become an `<x-session>` of the same prefix. */
const isAwaited = ({ localName }: Element, of: Element): boolean =>
  localName.endsWith('-session') && of.localName.startsWith(localName.slice(0, -'session'.length))

/** Returns the nearest ancestor that is accepted, across shadow roots. `source` is what it provides as an `<x-session>`. */
function nearestSource(
  element: Element,
  accepts: (source: OptionsSource | undefined, ancestor: Element) => boolean
): Element | undefined {
  for (const ancestor of composedAncestors(element)) {
    if (accepts(sourceAt(ancestor), ancestor)) return ancestor
  }
  return undefined
}

/** Returns the nearest `<x-session>` with options, or `undefined` if the page's options apply. */
const sourceOf = (element: Element): Element | undefined =>
  nearestSource(element, (source) => source?.hasOwn() === true)

/**
 * Returns a function that computes inherited session options for the current place of an element, even after it was
 * removed.
 */
export function inheritanceOf(element: Element): () => SessionOptions | undefined {
  const owner = nearestSource(element, (source) => source !== undefined)
  return (owner && sourceAt(owner)?.options) ?? pageSessionOptions
}

/**
 * Returns the session options of the nearest `<x-session>` (across shadow roots), else of the page. `undefined` while
 * an `<x-session>` around the element is not defined yet.
 */
export function inheritedSessionOptions(element: Element): SessionOptions | undefined {
  const owner = nearestSource(
    element,
    (source, ancestor) => source !== undefined || (isAwaited(ancestor, element) && !ancestor.matches(':defined'))
  )
  if (!owner) return configuration().options
  const source = sourceAt(owner)
  if (!source) warnUndefinedElement(owner.localName)
  return source?.options()
}

/** Returns the theme of the nearest `<x-session>` that has one, else of the page. */
export function inheritedTheme(element: Element): unknown {
  const owner = nearestSource(element, (source) => source?.theme?.() !== undefined)
  return owner ? sourceAt(owner)?.theme?.() : configuration().theme
}
