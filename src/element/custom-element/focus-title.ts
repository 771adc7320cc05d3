import { isRendered } from './is-rendered.js'

/** The title of the screen that is shown; where it has none, its button, else what it says. */
function titleIn(root: ShadowRoot): HTMLElement | undefined {
  for (const selector of ['h2', 'button.primary', 'button', '.empty']) {
    const all = [...root.querySelectorAll<HTMLElement>(selector)]
    // What holds the place of the element goes again.
    const title = all.find((found) => isRendered(found) && !found.closest('[aria-hidden=true]'))
    if (title) return title
  }
  return undefined
}

/** What was drawn in an element since its turn began. */
const drawn = new WeakMap<Element, MutationObserver>()

/** Notes what is drawn in an element: focus events would not tell, which a window that is in the background has none of. */
export function observeRendering(element: HTMLElement, root: ShadowRoot): void {
  const observer = drawn.get(element) ?? new MutationObserver(() => {})
  observer.observe(root, { childList: true, subtree: true })
  drawn.set(element, observer)
}

/** Notes it no more. */
export const unobserveRendering = (element: HTMLElement): void => drawn.get(element)?.disconnect()

/**
 * Whether it is React that gives the focus back to an element, while it draws what comes in place of what had it. A
 * screen that comes takes it by itself; one that is fetched cannot yet.
 */
const isGivenBack = (element: HTMLElement, root: ShadowRoot): boolean =>
  !root.activeElement &&
  !!drawn
    .get(element)
    ?.takeRecords()
    .some(({ removedNodes }) => removedNodes.length > 0)

/** Gives the focus to the title of an element, as soon as there is one, unless something else has taken it by then. */
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
    // What only says something takes the focus no other way.
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
