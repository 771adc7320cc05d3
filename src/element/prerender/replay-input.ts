import { focusedOutside } from '../custom-element/focused-outside.js'
import { CONTROLS, identityOf } from './control-identity.js'
import type { InputRecording } from './input-recording.js'

// Other fields show the settings of a device, which the user has not typed.
const searchIn = (root: ParentNode): HTMLInputElement | null => root.querySelector('input[type=search]')

/** Returns the control with this identity, or `undefined` if there is none or more than one. */
function findControl(root: ParentNode, identity: string | undefined): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => identityOf(each) === identity)
  return found.length === 1 ? found[0] : undefined
}

/** Types a text as the user does: React ignores a value that a script has set. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/**
 * Does to a screen what the user has done to the prerendered one in its place. A press is replayed on the same control of
 * the same resource, or not at all. The focus is never taken from the host.
 */
export function replayInput(root: ShadowRoot, recording: InputRecording): void {
  const pressed = recording.takePress()
  if (!recording.isCurrent()) return
  const { drawing, focused, scrollTop } = recording
  if (scrollTop > 0) root.querySelector('.list')?.scrollTo?.({ top: scrollTop, behavior: 'instant' })
  const [typed, search] = [searchIn(drawing), searchIn(root)]
  if (typed?.value && search) type(search, typed.value)
  if (focusedOutside(root)) return
  const control = findControl(root, focused)
  control?.focus({ preventScroll: true })
  if (typed && control === search) search?.setSelectionRange(typed.selectionStart, typed.selectionEnd)
  findControl(root, pressed)?.click()
}
