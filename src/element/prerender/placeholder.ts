import type { InputRecording } from './input-recording.js'

interface Placeholder {
  readonly node: HTMLElement
  /** Recorded input of the prerendered screen, which may have been replaced. */
  readonly input?: InputRecording | undefined
}

/** Increment the version when the shape changes, so that different versions never share. */
const PLACEHOLDER = Symbol.for('latchkey.held.5')

/** Stored on the element, because another copy of the bundle may define what this one prerendered. */
export const placeholderOf = (element: Element): Placeholder | undefined => Reflect.get(element, PLACEHOLDER)

/** Shows a placeholder or a prerendered screen. */
export function setPlaceholder(element: Element, placeholder: Placeholder | undefined): void {
  const previous = placeholderOf(element)
  previous?.node.remove()
  previous?.input?.forgetResponses?.()
  Reflect.set(element, PLACEHOLDER, placeholder)
  if (placeholder) element.shadowRoot?.prepend(placeholder.node)
}

/** Creates a slot for content of the host. */
export const createSlot = (name = ''): HTMLElement => Object.assign(document.createElement('slot'), { name })

/** Shows a prerendered screen until React renders the same. */
export const showPrerendered = (element: Element, input: InputRecording): void =>
  setPlaceholder(element, { node: input.prerendered, input })

/** Returns `true` while the prerendered screen of an element is in its shadow root. */
export function isPrerendered(element: Element): boolean {
  const placeholder = placeholderOf(element)
  return placeholder !== undefined && placeholder.node === placeholder.input?.prerendered
}

/**
 * Removes the prerendered screen. Content of the host is visible again: its fallback, and what has no slot. The typed
 * search is kept for the element, unless the screen was outdated.
 */
export function removePrerendered(element: Element, isOutdated = false): void {
  if (!isPrerendered(element)) return
  const input = isOutdated ? undefined : placeholderOf(element)?.input
  if (input) input.focused = undefined
  // No content has this name, so that the slots inside are shown; a slot leaves the root bare.
  const node = createSlot('none')
  node.append(createSlot('fallback'), createSlot())
  setPlaceholder(element, { node, input })
}

/** Returns `true` if the shadow root has no content of this package. */
export const isEmpty = ({ children }: ShadowRoot): boolean =>
  [...children].every(({ localName }) => localName === 'slot')

/** Removes either. @returns what the user has done to the prerendered screen. */
export function removePlaceholder(element: Element): InputRecording | undefined {
  const input = placeholderOf(element)?.input
  setPlaceholder(element, undefined)
  return input
}
