import { isRendered } from './focus-title.js'
import { focusedOutside } from './focused-outside.js'

const FOCUSABLE = 'button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

/** Returns what takes focus when focused content disappears: the nearest title or control. */
function successor(container: ParentNode): HTMLElement | undefined {
  const candidates = [
    ...container.querySelectorAll<HTMLElement>('[part~=heading][tabindex]'),
    ...container.querySelectorAll<HTMLElement>(FOCUSABLE)
  ]
  return candidates.find((candidate) => isRendered(candidate))
}

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/**
 * Moves focus to the nearest control if the focused one is removed or disabled and nothing else took focus. Observes
 * only while the focus is inside.
 *
 * @returns a function that stops it
 */
export function preserveFocus(root: ShadowRoot): () => void {
  let focused: Element | undefined
  let enclosing: readonly Element[] = []

  function forget(): void {
    focused = undefined
    enclosing = []
    observer.disconnect()
  }
  function succeed(): void {
    if (!focused || isUsable(focused)) return
    const isTaken =
      !root.host.isConnected || !!focusedOutside(root) || (!!root.activeElement && isUsable(root.activeElement))
    const places = [...enclosing.filter((element) => element.isConnected), root]
    const next = isTaken ? undefined : places.map(successor).find((found) => found !== undefined)
    // The user moved the focus on, so it must not be called back later.
    if (isTaken || next) forget()
    next?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(succeed)

  function enter(target: EventTarget | null): void {
    if (!(target instanceof Element)) return
    focused = target
    const ancestors: Element[] = []
    for (let parent = target.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
    enclosing = ancestors
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  }
  function leave(): void {
    // `focusout` is dispatched while the node is still there.
    queueMicrotask(() => {
      if (!root.activeElement && focused && isUsable(focused)) forget()
    })
  }
  const end = new AbortController()
  // Content may have taken focus while it was rendered.
  enter(root.activeElement)
  root.addEventListener('focusin', ({ target }) => enter(target), end)
  root.addEventListener('focusout', leave, end)
  return () => {
    end.abort()
    forget()
  }
}
