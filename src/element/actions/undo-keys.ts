import { monotonicTime } from '../../core/environment/monotonic-time.js'
import { readyAt } from '../../core/gate/offer.js'
import type { UndoWindow } from '../../ui/feedback/undo-window.js'

/** Fields with an undo of their own. */
const TYPED_INTO = 'input:not([type=range], [type=checkbox], [type=radio]), textarea'

/** Open undo offers of each element, newest last. */
const standing = new WeakMap<EventTarget, readonly UndoWindow[]>()

function isTypedInto(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO))
}

/**
 * Undoes the latest action of an element on Ctrl+Z or Cmd+Z, except in text fields.
 *
 * @param isCommand `true` if it sends a command to a device, which takes no keys at once
 */
export async function listenForUndo(element: HTMLElement, window: UndoWindow, isCommand: boolean): Promise<void> {
  const end = new AbortController()
  const otherWindows = (): readonly UndoWindow[] => (standing.get(element) ?? []).filter((other) => other !== window)
  standing.set(element, [...otherWindows(), window])
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (event.defaultPrevented || isTypedInto(event.composedPath()[0])) return
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return
      if (standing.get(element)?.at(-1) !== window) return
      event.preventDefault()
      const offer = { paintedAt: window.openedAt, isChanged: false }
      if (!isCommand) window.undo()
      else if (readyAt(offer) <= monotonicTime()) window.undo(offer)
    },
    end
  )
  await window.isUndone
  end.abort()
  standing.set(element, otherWindows())
}
