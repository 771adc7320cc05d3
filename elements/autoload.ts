import { loadChunk } from '../src/element/loading/load-chunk.js'
import { hideSlots } from '../src/element/preload/hide-slots.js'
import { hideNotLoaded, showNotLoaded, showStillLoading } from '../src/element/preload/not-loaded.js'
import { nextTask } from '../src/element/preload/next-task.js'
import { startPreload, type Follow } from '../src/element/preload/preload.js'
import { FIRST_CALLS } from './first-calls.js'
import type * as Hints from '../src/element/lint/rules.js'
import type * as FirstScreen from './first/device-table.js'

export { configure } from '../src/element/session/configure.js'

/**
 * The files that each element consists of, by its name: `device-table`, …, and those of the first screen that some have, as
 * `first/device-table`. Filled in by the build.
 */
declare const ELEMENT_CHUNKS: Readonly<Record<string, readonly string[]>>

/** Beside what the files are, wherever a CDN serves this one. Filled in by the build. */
declare const CDN_ADDRESS: string

const PREFIX = 'x-'
const FIRST = 'first/'
const chunks = new Map(Object.entries(ELEMENT_CHUNKS))
const preloaded = new Set<string>()

/** The elements that are being fetched, or could not be, by name, with those in the page that wait for it. */
const waiting = new Map<string, Set<Element>>()

/** The roots that are watched. */
const watched = new WeakSet<Node>()

const observer = new MutationObserver((records) => {
  // One that had none when it came may have got a root since.
  for (const { target } of records) if (target instanceof Element) watchRootOf(target)
  const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
  void loadAll(added.flatMap(undefinedIn))
})

const nameOf = ({ localName }: Element): string => (localName.startsWith(PREFIX) ? localName.slice(PREFIX.length) : '')

const addressOf = (file: string): string => new URL(file, CDN_ADDRESS).href

/** Fetches files at once: read one after the other, each would be asked for by the one before. */
async function preload(files: readonly string[] = []): Promise<void> {
  const links = files
    .filter((file) => !preloaded.has(file))
    .map((file) => {
      preloaded.add(file)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = addressOf(file)
      document.head.append(link)
      return new Promise((resolve) => {
        for (const end of ['load', 'error']) link.addEventListener(end, resolve)
      })
    })
  await Promise.all(links)
}

/** Fetches the files of an element, those of its first screen before all others: they share one line. */
async function preloadInTurn(name: string): Promise<void> {
  await preload(chunks.get(FIRST + name))
  await preload(chunks.get(name))
}

/** Draws what an element shows first as soon as that is answered, where it has a first screen: before React is there. */
const drawFirst: Follow = async (element, ...given) => {
  const first = FIRST + nameOf(element)
  if (!chunks.has(first)) return
  const screen: typeof FirstScreen = await import(addressOf(`${first}.js`))
  await screen.drawScreen(element, ...given)
}

/** How long an element may be on its way before that is said in its place, in ms. */
const LATE = 3000

async function load(name: string, elements: ReadonlySet<Element>): Promise<void> {
  const end = new AbortController()
  const left = (): Element[] => [...elements].filter(({ isConnected }) => isConnected)
  const tellLate = (): void => {
    for (const element of left()) showStillLoading(element, retry)
  }
  function retry(): void {
    end.abort()
    tellLate()
    void load(name, elements)
  }
  const late = setTimeout(tellLate, LATE)
  try {
    await loadChunk(() => import(addressOf(`elements/${name}.js`)), end)
    hideNotLoaded(PREFIX + name)
  } catch (error) {
    if (end.signal.aborted) return
    for (const element of left()) showNotLoaded(element, error, retry)
    // Tried again when the page is online again, or another one of it comes.
    addEventListener('online', () => void loadAll(left()), { once: true, signal: end.signal })
  } finally {
    clearTimeout(late)
  }
  waiting.delete(name)
}

async function loadAll(elements: readonly Element[]): Promise<void> {
  hideSlots(elements, FIRST_CALLS.keys())
  const names = new Set<string>()
  for (const element of elements) {
    const name = nameOf(element)
    const others = waiting.get(name)
    if (others) others.add(element)
    else {
      waiting.set(name, new Set([element]))
      names.add(name)
    }
  }
  if (names.size === 0) return
  const begun = startPreload(elements, FIRST_CALLS, drawFirst)
  for (const name of names) void preloadInTurn(name)
  await begun
  // A request leaves when the task of it ends: what draws the elements is evaluated in a later one.
  await nextTask()
  for (const name of names) void load(name, waiting.get(name) ?? new Set())
}

/** The elements of ours that are not loaded yet, in and below an element; shadow roots of other elements are watched. */
function undefinedIn(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')].filter((element) => {
    const { localName, shadowRoot } = element
    const isDefined = customElements.get(localName) !== undefined
    if (chunks.has(nameOf(element))) return !isDefined
    if (shadowRoot) watchRootOf(element)
    else if (localName.includes('-') && !isDefined) {
      // An element that is defined later has its shadow root only then.
      void customElements.whenDefined(localName).then(() => watchRootOf(element))
    }
    return false
  })
}

/** Watches the open root of an element that is not ours, once. */
function watchRootOf(element: Element): void {
  const { shadowRoot } = element
  if (shadowRoot && !watched.has(shadowRoot) && !chunks.has(nameOf(element))) discover(shadowRoot)
}

/**
 * Loads the elements in a document or a shadow root, and those that come into it. The document of the page, and open
 * shadow roots that are there with their elements, are found without it; one that an element gets later is found when
 * something is put into the element or taken out of it.
 *
 * @param root also a closed one.
 */
export function discover(root: Document | ShadowRoot): void {
  watched.add(root)
  observer.observe(root, { childList: true, subtree: true })
  void loadAll([...root.children].flatMap(undefinedIn))
}

/** How long a page may take to write its first element of ours until its tags seem to be misspelt, in ms. */
const PATIENCE = 1000

/** An element that was loaded looks at the tags of the page by itself. */
async function lookAtTags(): Promise<void> {
  if (preloaded.size > 0 || !document.querySelector(':not(:defined)')) return
  const hints: typeof Hints = await import(addressOf('hints.js'))
  hints.tellTags(document)
}

discover(document)
setTimeout(() => lookAtTags().catch(() => {}), PATIENCE)
