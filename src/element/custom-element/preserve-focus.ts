import { focusedOutside } from './focused-outside.js'
import { isRendered } from './is-rendered.js'

const FOCUSABLE = 'button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]'

/** What takes the focus in place of what stood inside this: its title, or the first thing that can be used. */
function successor(around: ParentNode): HTMLElement | undefined {
  const candidates = [
    ...around.querySelectorAll<HTMLElement>('[part~=heading][tabindex]'),
    ...around.querySelectorAll<HTMLElement>(FOCUSABLE)
  ]
  return candidates.find((candidate) => isRendered(candidate))
}

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/**
 * Keeps the focus from falling to the page when what has it goes away or is disabled, and nothing else has taken it: it
 * goes to what is nearest. It watches only while the focus is inside.
 *
 * @returns what ends it.
 */
export function preserveFocus(root: ShadowRoot): () => void {
  let focused: Element | undefined
  let around: readonly Element[] = []

  function forget(): void {
    focused = undefined
    around = []
    observer.disconnect()
  }
  function succeed(): void {
    if (!focused || isUsable(focused)) return
    const isTaken =
      !root.host.isConnected || !!focusedOutside(root) || (!!root.activeElement && isUsable(root.activeElement))
    const places = [...around.filter((element) => element.isConnected), root]
    const next = isTaken ? undefined : places.map(successor).find((found) => found !== undefined)
    // Where the focus has gone elsewhere meanwhile, it must not be called back from there later either.
    if (isTaken || next) forget()
    next?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(succeed)

  function enter({ target }: Event): void {
    if (!(target instanceof Element)) return
    focused = target
    const ancestors: Element[] = []
    for (let parent = target.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
    around = ancestors
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  }
  function leave(): void {
    // What is being taken away is told to have lost the focus while it is still there.
    queueMicrotask(() => {
      if (!root.activeElement && focused && isUsable(focused)) forget()
    })
  }
  const end = new AbortController()
  root.addEventListener('focusin', enter, end)
  root.addEventListener('focusout', leave, end)
  return () => {
    end.abort()
    forget()
  }
}
