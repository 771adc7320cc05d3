import type { InputRecording } from '../first/input-recording.js'

interface Held {
  readonly node: HTMLElement
  /** What the user does to it. A placeholder has none. */
  readonly input?: InputRecording
}

/** Raise the version when the shape changes, so that two versions never share. */
const HELD = Symbol.for('latchkey.held.2')

/** Kept on the element: another copy of the bundle may define what this one has drawn, and takes it away. */
const heldIn = (element: Element): Held | undefined => Reflect.get(element, HELD)

function hold(element: Element, held: Held | undefined): void {
  heldIn(element)?.node.remove()
  Reflect.set(element, HELD, held)
  if (held) element.shadowRoot?.prepend(held.node)
}

/** A place for content of the host. */
const slot = (name: string): HTMLElement => Object.assign(document.createElement('slot'), { name })

/** Puts something into the shadow root of an element that is not drawn yet: its first frame has then the right size. */
export function holdPlace(element: Element, placeHolder: HTMLElement): void {
  placeHolder.setAttribute('aria-hidden', 'true')
  placeHolder.prepend(slot('header'))
  placeHolder.append(slot('footer'))
  hold(element, { node: placeHolder })
}

/** Puts the first drawing of an element into its shadow root, until React draws the same. */
export const holdDrawing = (element: Element, input: InputRecording): void =>
  hold(element, { node: input.drawing, input })

/** Whether the first drawing of an element stands in its shadow root. */
export const isDrawnFirst = (element: Element): boolean => heldIn(element)?.input !== undefined

/** Removes the prerendered screen. Content of the host is visible again: its fallback, and what has no slot. */
export function dropDrawing(element: Element): void {
  if (!isDrawnFirst(element)) return
  // No content has this name, so that the slots inside are shown; a slot leaves the root bare.
  const node = slot('none')
  node.append(slot('fallback'), slot(''))
  hold(element, { node })
}

/** Whether nothing of ours stands in the root of an element. */
export const isBare = ({ children }: ShadowRoot): boolean =>
  [...children].every(({ localName }) => localName === 'slot')

/** Removes either. @returns what the user did to it. */
export function removePlace(element: Element): InputRecording | undefined {
  const input = heldIn(element)?.input
  hold(element, undefined)
  return input
}
