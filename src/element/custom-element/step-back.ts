import { focusedOutside } from './focused-outside.js'

const silence = (event: Event): void => event.stopImmediatePropagation()

/** What has the focus in an element: of what is drawn in it, or of what its host has put there. */
function focusedIn({ host, activeElement }: ShadowRoot): Element | null {
  const around = host.getRootNode()
  const focused = around instanceof Document || around instanceof ShadowRoot ? around.activeElement : null
  return activeElement ?? (focused !== host && host.contains(focused) ? focused : null)
}

/** @returns what selects it again. */
function selectionIn(element: Element | null): () => void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return () => {}
  const { selectionStart, selectionEnd, selectionDirection } = element
  // Some kinds of fields do not tell.
  if (selectionStart === null) return () => {}
  return () => element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** @returns what scrolls it back. */
function scrollingIn(dialog: Element): () => void {
  const scrolled = [dialog, ...dialog.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0)
  const positions = scrolled.map((region) => [region, region.scrollTop] as const)
  return () => {
    for (const [region, top] of positions) region.scrollTo({ top, behavior: 'instant' })
  }
}

/**
 * Lets what is drawn in an element step back behind something that stands in its place: open dialogs let the page go, and
 * the focus moves there. What is drawn hears nothing of it, so that no field takes it for having been left.
 *
 * @returns what brings dialogs, focus and selection back, unless something else has taken the focus meanwhile.
 */
export function stepBack(root: ShadowRoot, inPlace: HTMLElement): () => void {
  const focused = focusedIn(root)
  const select = selectionIn(focused)
  const dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')].map(
    (dialog) => [dialog, scrollingIn(dialog)] as const
  )
  root.addEventListener('focusout', silence, true)
  for (const [dialog] of dialogs) {
    // It is told of later.
    dialog.addEventListener('close', silence, { capture: true, once: true })
    dialog.close()
  }
  if (focused) inPlace.focus({ preventScroll: true })
  root.removeEventListener('focusout', silence, true)

  return () => {
    // What is drawn could not take it by itself; a title has, where it took what stood in its place to be gone.
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
