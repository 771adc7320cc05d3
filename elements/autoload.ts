/** The elements there are, by name: `device-table`, … Filled in by the build. */
declare const ELEMENT_NAMES: readonly string[]

const PREFIX = 'x-'
const unloaded = new Set(ELEMENT_NAMES)
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element) visit(node)
  }
})

async function load(name: string): Promise<void> {
  unloaded.delete(name)
  if (unloaded.size === 0) observer.disconnect()
  try {
    await import(`./elements/${name}.js`)
  } catch (error) {
    // Tried again with the next element of that name.
    unloaded.add(name)
    throw error
  }
}

function watch(root: Document | ShadowRoot): void {
  observer.observe(root, { childList: true, subtree: true })
  for (const element of root.children) visit(element)
}

function look(element: Element): void {
  const { localName, shadowRoot } = element
  const name = localName.startsWith(PREFIX) ? localName.slice(PREFIX.length) : ''
  if (unloaded.has(name)) void load(name)
  else if (shadowRoot) watch(shadowRoot)
  else if (localName.includes('-') && !customElements.get(localName)) {
    // An element that is defined later has its shadow root only then.
    void customElements.whenDefined(localName).then(() => element.shadowRoot && watch(element.shadowRoot))
  }
}

function visit(element: Element): void {
  look(element)
  for (const inner of element.querySelectorAll('*')) look(inner)
}

watch(document)
