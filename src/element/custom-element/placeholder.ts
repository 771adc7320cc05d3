import type { InputRecording } from '../prerender/input-recording.js'

interface Held {
  readonly node: HTMLElement
  /** What the user does to it. A placeholder has none. */
  readonly input?: InputRecording
}

/** Raise the version when the shape changes, so that two versions never share. */
const HELD = Symbol.for('latchkey.held.2')

/** Kept on the element: another copy of the bundle may define what this one has drawn, and takes it away. */
export const heldIn = (element: Element): Held | undefined => Reflect.get(element, HELD)

/** Puts something in the place of what an element does not show yet. */
export function hold(element: Element, held: Held | undefined): void {
  heldIn(element)?.node.remove()
  Reflect.set(element, HELD, held)
  if (held) element.shadowRoot?.prepend(held.node)
}

/** Makes a slot for content of the host. */
export const createSlot = (name = ''): HTMLElement => Object.assign(document.createElement('slot'), { name })

/** Puts the first drawing of an element into its shadow root, until React draws the same. */
export const showPrerendered = (element: Element, input: InputRecording): void =>
  hold(element, { node: input.drawing, input })

/** Whether the first drawing of an element stands in its shadow root. */
export const isPrerendered = (element: Element): boolean => heldIn(element)?.input !== undefined

/** Removes the prerendered screen. Content of the host is visible again: its fallback, and what has no slot. */
export function removePrerendered(element: Element): void {
  if (!isPrerendered(element)) return
  // No content has this name, so that the slots inside are shown; a slot leaves the root bare.
  const node = createSlot('none')
  node.append(createSlot('fallback'), createSlot())
  hold(element, { node })
}

/** Whether nothing of ours stands in the root of an element. */
export const isEmpty = ({ children }: ShadowRoot): boolean =>
  [...children].every(({ localName }) => localName === 'slot')

/** Removes either. @returns what the user did to it. */
export function removePlace(element: Element): InputRecording | undefined {
  const input = heldIn(element)?.input
  hold(element, undefined)
  return input
}
