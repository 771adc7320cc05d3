import { type EarlyInput, followInput } from '../first/early-input.js'

interface Held {
  readonly node: HTMLElement
  /** What a person does to it; nothing where there is nothing to be done. */
  readonly input?: EarlyInput
}

const held = new WeakMap<Element, Held>()

/** Where a host may put something, above what is on its way or below it. */
const slot = (name: 'header' | 'footer'): HTMLElement => Object.assign(document.createElement('slot'), { name })

/** Puts something into the shadow root of an element that is not drawn yet: its first frame has then the right size. */
export function holdPlace(element: Element, placeHolder: HTMLElement): void {
  placeHolder.setAttribute('aria-hidden', 'true')
  placeHolder.prepend(slot('header'))
  placeHolder.append(slot('footer'))
  held.get(element)?.node.remove()
  held.set(element, { node: placeHolder })
  element.shadowRoot?.prepend(placeHolder)
}

/** Puts the first drawing of an element into its shadow root, until React draws the same. */
export function holdDrawing(element: Element, drawing: HTMLElement): void {
  held.set(element, { node: drawing, input: followInput(drawing) })
  element.shadowRoot?.prepend(drawing)
}

/** Whether the first drawing of an element stands in its shadow root. */
export const isDrawnFirst = (element: Element): boolean => held.get(element)?.input !== undefined

/** Takes the first drawing away, without anything in its place. */
export function dropDrawing(element: Element): void {
  held.get(element)?.node.remove()
  held.delete(element)
}

/** Takes either away again, once the element is drawn; what a person did meanwhile is done to that. */
export function releasePlace(element: Element): void {
  const { node, input } = held.get(element) ?? {}
  held.delete(element)
  node?.remove()
  const { shadowRoot } = element
  // When everything that is drawn has taken its place.
  if (input && shadowRoot) queueMicrotask(() => input.repeatIn(shadowRoot))
}
