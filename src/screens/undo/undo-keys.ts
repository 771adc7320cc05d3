import type { Hold } from '../../store/held-change.js'

/** What has an undo of its own. */
const TYPED_INTO = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

/** What can be taken back in each element, the newest last. */
const standing = new WeakMap<EventTarget, readonly Hold[]>()

function isTypedInto(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO))
}

/** Lets Ctrl+Z, or Command and Z, anywhere in an element take back what was done last there, but where a person types. */
export async function listenForUndo(element: HTMLElement, hold: Hold): Promise<void> {
  const end = new AbortController()
  const others = (): readonly Hold[] => (standing.get(element) ?? []).filter((other) => other !== hold)
  standing.set(element, [...others(), hold])
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (event.defaultPrevented || isTypedInto(event.composedPath()[0])) return
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return
      if (standing.get(element)?.at(-1) !== hold) return
      event.preventDefault()
      hold.takeBack()
    },
    end
  )
  await hold.stands
  end.abort()
  standing.set(element, others())
}
