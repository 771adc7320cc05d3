/**
 * The files that each element consists of, by its name: `device-table`, …; under `''` those that ask the platform
 * before the elements are there. Filled in by the build.
 */
declare const ELEMENT_CHUNKS: Readonly<Record<string, readonly string[]>>

const PREFIX = 'x-'
const chunks = new Map(Object.entries(ELEMENT_CHUNKS))
const requested = new Set<string>()
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) load([...addedNodes].filter((node) => node instanceof Element).flatMap(undefinedIn))
})

const nameOf = ({ localName }: Element): string => (localName.startsWith(PREFIX) ? localName.slice(PREFIX.length) : '')

/** Fetches the files of an element at once: read one after the other, each would be asked for by the one before. */
function preload(name: string): void {
  for (const file of chunks.get(name) ?? []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = new URL(file, import.meta.url).href
    document.head.append(link)
  }
}

async function loadElements(names: readonly string[], elements: readonly Element[]): Promise<void> {
  for (const name of ['', ...names]) preload(name)
  const { startEarly } = await import('../src/element/start/early-start.js')
  startEarly(elements)
  for (const name of names) await import(`./elements/${name}.js`)
}

function load(elements: readonly Element[]): void {
  const names = new Set(elements.map(nameOf).filter((name) => name && chunks.has(name) && !requested.has(name)))
  if (names.size === 0) return
  for (const name of names) requested.add(name)
  void loadElements([...names], elements)
}

/** The elements of ours that are not loaded yet, in and below an element; other elements' shadow roots are watched. */
function undefinedIn(root: Element): Element[] {
  return [root, ...root.querySelectorAll('*')].filter((element) => {
    if (chunks.has(nameOf(element))) return !customElements.get(element.localName)
    const { localName, shadowRoot } = element
    if (shadowRoot) discover(shadowRoot)
    else if (localName.includes('-') && !customElements.get(localName)) {
      // An element that is defined later has its shadow root only then.
      void customElements.whenDefined(localName).then(() => element.shadowRoot && discover(element.shadowRoot))
    }
    return false
  })
}

/**
 * Loads the elements in a document or a shadow root, and those that come into it. The document of the page, and open
 * shadow roots in it, are found without it.
 */
export function discover(root: Document | ShadowRoot): void {
  observer.observe(root, { childList: true, subtree: true })
  load([...root.children].flatMap(undefinedIn))
}

discover(document)
