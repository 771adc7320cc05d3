import { nextTask } from '../src/element/dom/next-task.js'
import type * as Hints from '../src/element/lint/rules.js'
import { fetchFiles, isFetchBlocked } from '../src/element/loading/import-chunk.js'
import { loadChunk } from '../src/element/loading/load-chunk.js'
import { hideSlots } from '../src/element/preload/hide-slots.js'
import { type Follow, startPreload } from '../src/element/preload/preload.js'
import { hideNotLoaded, showNotLoaded, showStillLoading } from '../src/element/prerender/not-loaded.js'
import type * as Prerendered from './first/device-table.js'
import { CALLS_OF_ELEMENTS } from './first-calls.js'

export { configure } from '../src/element/session/configure.js'

/**
 * Chunks that each element imports, by name (`device-table`, …), and those of the first screens (`first/device-table`).
 * Written by the build.
 */
declare const ELEMENT_CHUNKS: Readonly<Record<string, readonly string[]>>

/** Address of the files, next to this one. Written by the build. */
declare const CDN_ADDRESS: string

const PREFIX = 'x-'
const FIRST = 'first/'
const chunks = new Map(Object.entries(ELEMENT_CHUNKS))
let hasLoaded = false

/** Elements that are being loaded or failed to load, by name, with the nodes that wait for them. */
const waiting = new Map<string, Set<Element>>()

/** Roots that are observed. */
const watched = new WeakSet<Node>()

const observer = new MutationObserver((records) => {
  // An element may have got a shadow root since it was found.
  for (const { target } of records) if (target instanceof Element) watchRootOf(target)
  const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
  void loadAll(added.flatMap(undefinedIn))
})

const nameOf = ({ localName }: Element): string => (localName.startsWith(PREFIX) ? localName.slice(PREFIX.length) : '')

const addressOf = (file: string): string => new URL(file, CDN_ADDRESS).href

/** Requests a module without evaluating it, if the files can't be fetched before they are imported. */
function addPreload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/** Fetches a file and what it imports in parallel. Files that the page preloads by a tag are not fetched again. */
async function preload(entry: string, imported: readonly string[] = []): Promise<void> {
  const addresses = [entry, ...imported]
    .map(addressOf)
    .filter((address) => !document.querySelector(`link[rel=modulepreload][href="${address}"]`))
  hasLoaded = true
  await fetchFiles(addresses)
  if (isFetchBlocked()) addresses.forEach(addPreload)
}

/** Fetches the files of an element, those of its first screen first, because they share the connection. */
async function preloadInTurn(name: string): Promise<void> {
  const first = FIRST + name
  // Without its first screen, the element shows a placeholder until it is loaded.
  if (chunks.has(first)) await preload(`${first}.js`, chunks.get(first)).catch(() => {})
  await preload(`elements/${name}.js`, [...(chunks.get(name) ?? []), ...(chunks.get(first) ?? [])])
}

/** Renders the first screen of an element before React is loaded. */
const prerenderFirst: Follow = async (element, ...args) => {
  const first = FIRST + nameOf(element)
  if (!chunks.has(first)) return
  await preload(`${first}.js`, chunks.get(first))
  const screen: typeof Prerendered = await import(addressOf(`${first}.js`))
  await screen.prerenderScreen(element, ...args)
}

/** Delay before an element that is still loading shows a message, in ms. */
const LATE = 3000

async function load(name: string, elements: ReadonlySet<Element>): Promise<void> {
  const end = new AbortController()
  const left = (): Element[] => [...elements].filter(({ isConnected }) => isConnected)
  const showLate = (): void => {
    for (const element of left()) showStillLoading(element, retry)
  }
  function retry(): void {
    end.abort()
    showLate()
    void load(name, elements)
  }
  const late = setTimeout(showLate, LATE)
  try {
    await loadChunk(async () => {
      await preloadInTurn(name)
      return import(addressOf(`elements/${name}.js`))
    }, end)
    // The module defines the element, unless the page lacks a required feature, which it reports on the console.
    if (!customElements.get(PREFIX + name)) throw new TypeError('The element is not defined.')
    hideNotLoaded(PREFIX + name)
  } catch (error) {
    if (end.signal.aborted) return
    for (const element of left()) showNotLoaded(element, error, retry)
    // Retried when the page is online again or another such element is added.
    addEventListener('online', () => void loadAll(left()), { once: true, signal: end.signal })
  } finally {
    clearTimeout(late)
  }
  waiting.delete(name)
}

async function loadAll(elements: readonly Element[]): Promise<void> {
  hideSlots(elements, CALLS_OF_ELEMENTS.keys())
  const names = new Set<string>()
  for (const element of elements) {
    const name = nameOf(element)
    const siblings = waiting.get(name)
    if (siblings) siblings.add(element)
    else {
      waiting.set(name, new Set([element]))
      names.add(name)
    }
  }
  if (names.size === 0) return
  const preloading = startPreload(elements, CALLS_OF_ELEMENTS, prerenderFirst)
  for (const name of names) preloadInTurn(name).catch(() => {})
  await preloading
  // Requests leave at the end of the task, so the elements are evaluated in a later one.
  await nextTask()
  for (const name of names) void load(name, waiting.get(name) ?? new Set())
}

/**
 * Returns the elements of this package in and below a node that are not loaded yet. Observes the shadow roots of other
 * elements.
 */
function undefinedIn(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')].filter((element) => {
    const { localName, shadowRoot } = element
    const isDefined = customElements.get(localName) !== undefined
    if (chunks.has(nameOf(element))) return !isDefined
    if (shadowRoot) watchRootOf(element)
    else if (localName.includes('-') && !isDefined) {
      // An undefined element gets its shadow root when it is defined.
      void customElements.whenDefined(localName).then(() => watchRootOf(element))
    }
    return false
  })
}

/** Observes the open shadow root of another element, once. */
function watchRootOf(element: Element): void {
  const { shadowRoot } = element
  if (shadowRoot && !watched.has(shadowRoot) && !chunks.has(nameOf(element))) discover(shadowRoot)
}

/**
 * Loads the elements in a document or shadow root, now and when elements are added. The page's document and open shadow
 * roots of existing elements are found automatically; a shadow root that is attached later is found when the element's
 * children change.
 *
 * @param root document, or shadow root, which may be closed
 */
export function discover(root: Document | ShadowRoot): void {
  watched.add(root)
  observer.observe(root, { childList: true, subtree: true })
  void loadAll([...root.children].flatMap(undefinedIn))
}

/** Time after which the page is checked for misspelled tags if no element of this package was found, in ms. */
const CHECK_DELAY_MS = 1000

/** Loaded elements check the tags of the page themselves. */
async function checkUndefinedTags(): Promise<void> {
  if (hasLoaded || !document.querySelector(':not(:defined)')) return
  const hints: typeof Hints = await import(addressOf('hints.js'))
  hints.checkTags(document)
}

discover(document)
setTimeout(() => checkUndefinedTags().catch(() => {}), CHECK_DELAY_MS)
