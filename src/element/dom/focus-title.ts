/** Returns `true` if an element has a layout box and isn't inert. Without layout, every element counts. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) && !element.closest('[inert]')

/** Returns the title of the current screen, or its button or message. */
function titleIn(root: ShadowRoot): HTMLElement | undefined {
  for (const selector of ['h2', 'button.primary', 'button', '.empty']) {
    const all = [...root.querySelectorAll<HTMLElement>(selector)]
    // Placeholders are about to be removed.
    const title = all.find((found) => isRendered(found) && !found.closest('[aria-hidden=true]'))
    if (title) return title
  }
  return undefined
}

/** Elements that rendered in the current turn. */
const observers = new WeakMap<Element, MutationObserver>()

/** Observes rendering. Focus events are not sufficient: a window in the background has none. */
export function observeRendering(element: HTMLElement, root: ShadowRoot): void {
  const observer = observers.get(element) ?? new MutationObserver(() => {})
  observer.observe(root, { childList: true, subtree: true })
  observers.set(element, observer)
}

export const unobserveRendering = (element: HTMLElement): void => observers.get(element)?.disconnect()

/**
 * `true` if React restores focus while it replaces the focused node. A new screen takes focus itself, but a lazy one
 * can't yet.
 */
const isGivenBack = (element: HTMLElement, root: ShadowRoot): boolean =>
  !root.activeElement &&
  !!observers
    .get(element)
    ?.takeRecords()
    .some(({ removedNodes }) => removedNodes.length > 0)

/** Focuses the title as soon as there is one, unless something else took the focus meanwhile. */
export function focusTitle(element: HTMLElement, root: ShadowRoot, options: FocusOptions | undefined): void {
  const { ownerDocument, isConnected } = element
  if (!isConnected) return
  if (isGivenBack(element, root)) {
    const { activeElement: nothing } = ownerDocument
    queueMicrotask(() => {
      if (ownerDocument.activeElement === nothing && !titleIn(root)) focusTitle(element, root, options)
    })
    return
  }

  function focus(): boolean {
    const title = titleIn(root)
    // Text isn't focusable otherwise.
    if (title?.tabIndex === -1) title.tabIndex = -1
    title?.focus(options)
    return title !== undefined
  }
  if (focus()) return
  const { activeElement } = ownerDocument
  const observer = new MutationObserver(() => {
    if (!element.isConnected || ownerDocument.activeElement !== activeElement || focus()) observer.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true })
}
