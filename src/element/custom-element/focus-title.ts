/** The title of the screen that is shown; where it has none, its button, else what it says. */
function titleIn(root: ShadowRoot): HTMLElement | undefined {
  for (const selector of ['h2', 'button.primary', 'button', '.empty']) {
    const all = [...root.querySelectorAll<HTMLElement>(selector)]
    // What holds the place of the element goes again.
    const title = all.find((found) => found.checkVisibility() && !found.closest('[aria-hidden=true]'))
    if (title) return title
  }
  return undefined
}

/** Gives the focus to the title of an element, as soon as there is one, unless something else has taken it by then. */
export function focusTitle(element: HTMLElement, root: ShadowRoot, options: FocusOptions | undefined): void {
  const { ownerDocument, isConnected } = element
  if (!isConnected) return

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
