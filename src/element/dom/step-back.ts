import { focusedOutside } from './focused-outside.js'

const silence = (event: Event): void => event.stopImmediatePropagation()

/** Returns the focused node in an element: rendered or slotted. */
function focusedIn({ host, activeElement }: ShadowRoot): Element | null {
  const root = host.getRootNode()
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return activeElement ?? (focused !== host && host.contains(focused) ? focused : null)
}

/** @returns a function that restores the selection */
function selectionIn(element: Element | null): () => void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd, selectionDirection } = element
  // Some input types have no selection.
  if (selectionStart === null) return () => {}
  return () => element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** @returns a function that restores the scroll position */
function scrollingIn(dialog: Element): () => void {
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  const positions = scrolled.map((region) => [region, region.scrollTop] as const)
  return () => {
    for (const [region, top] of positions) region.scrollTo({ top, behavior: 'instant' })
  }
}

/**
 * Hides the rendering behind a cover: closes open dialogs and moves focus to the cover. The rendering isn't notified,
 * so that no field handles blur.
 *
 * @returns a function that restores dialogs, focus and selection, unless something else took the focus
 */
export function stepBack(root: ShadowRoot, inPlace: HTMLElement): () => void {
  const focused = focusedIn(root)
  const select = selectionIn(focused)
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')].map(
    (dialog) => [dialog, scrollingIn(dialog)] as const
  )
  root.addEventListener('focusout', silence, true)
  for (const [dialog] of dialogs) {
    // The event is dispatched later.
    dialog.addEventListener('close', silence, { capture: true, once: true })
    dialog.close()
  }
  if (focused) inPlace.focus({ preventScroll: true })
  root.removeEventListener('focusout', silence, true)

  return () => {
    // Restores focus that the cover or a title took meanwhile.
    const isTaken = focusedOutside(root)
    for (const [dialog, scrollBack] of dialogs) {
      if (dialog.isConnected && !dialog.open) dialog.showModal()
      scrollBack()
    }
    if (isTaken || !(focused instanceof HTMLElement) || !focused.isConnected) return
    focused.focus({ preventScroll: true })
    select()
  }
}
