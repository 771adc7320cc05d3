import { withoutEvent } from '../custom-element/event-dispatcher.js'
import { focusedOutside } from '../dom/focused-outside.js'
import { CONTROLS, identityOf, searchIn } from './control-identity.js'
import { type InputRecording, restoreScroll } from './input-recording.js'

const isInput = (control: Element): control is HTMLInputElement => control.localName === 'input'

/** Returns the control with this identity, or `undefined` if there is none or more than one. */
function controlIn(rendering: ParentNode, identity: string | undefined): HTMLElement | undefined {
  const found = [...rendering.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => identityOf(each) === identity)
  return found.length === 1 ? found[0] : undefined
}

/** Returns the rendered control with this identity. */
const findControl = (root: ShadowRoot, identity: string | undefined): HTMLElement | undefined =>
  controlIn(root.querySelector('.root:not(.fallback)') ?? root, identity)

const isUnfolded = (title: Element | undefined): boolean => title?.parentElement?.hasAttribute('open') === true

/** Unfolds or folds the sections as the user has left them. */
function toggleSections(root: ShadowRoot, { prerendered, toggled }: InputRecording): void {
  for (const identity of toggled) {
    const title = findControl(root, identity)
    if (isUnfolded(title) !== isUnfolded(controlIn(prerendered, identity))) title?.click()
  }
}

/** Types a text as the user does: React ignores a value that a script has set. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Types the search text as soon as there is a field for it: a screen that says what failed has none. */
function typeSearch(root: ShadowRoot, { value }: HTMLInputElement, identity: string, isCurrent: () => boolean): void {
  function typeIfPresent(): boolean {
    if (!isCurrent()) return true
    const field = findControl(root, identity)
    if (field && isInput(field)) type(field, value)
    return field !== undefined
  }
  if (typeIfPresent()) return
  const observer = new MutationObserver(() => typeIfPresent() && observer.disconnect())
  observer.observe(root, { childList: true, subtree: true })
}

/** Presses a control. The search may hide its row, so it is typed afterwards. */
function press(root: ShadowRoot, identity: string | undefined, { basis, dispatched }: InputRecording): void {
  const control = findControl(root, identity)
  const dispatchedType = identity === undefined ? undefined : dispatched.get(identity)
  if (dispatchedType !== undefined) withoutEvent(root.host, dispatchedType, () => control?.click())
  else control?.click()
  // An option holds which row is open.
  if (identity !== undefined) basis.update()
}

/**
 * Does to a screen what the user has done to the prerendered one in its place. A press is replayed on the same control of
 * the same resource, or not at all. The focus is never taken from the host.
 *
 * @param pressed the identity of the pressed button
 */
export function replayInput(root: ShadowRoot, recording: InputRecording, pressed = recording.takePress()): void {
  const { prerendered, basis, focused } = recording
  if (!basis.isCurrent()) return
  restoreScroll(root, recording)
  const canFocus = !focusedOutside(root)
  const control = canFocus ? findControl(root, focused) : undefined
  control?.focus({ preventScroll: true })
  toggleSections(root, recording)
  if (canFocus) press(root, pressed, recording)
  // Other fields show the settings of a device, which the user has not typed.
  const typed = recording.search ?? searchIn(prerendered)
  if (typed?.value) typeSearch(root, typed, identityOf(typed), basis.isCurrent)
  if (typed && control && isInput(control)) control.setSelectionRange(typed.selectionStart, typed.selectionEnd)
}

/** Opens the row that is open in a prerendered list. What was typed there is typed as well. */
export function replayOpenedRow(root: ShadowRoot, recording: InputRecording): void {
  const { basis, opened, search } = recording
  recording.isHandedOver = true
  if (!basis.isCurrent()) return
  press(root, opened, recording)
  if (search?.value) typeSearch(root, search, identityOf(search), basis.isCurrent)
  recording.search = undefined
}
