const held = new WeakMap<Element, HTMLElement>()

/** Puts something into the shadow root of an element that is not drawn yet: its first frame has then the right size. */
export function holdPlace(element: Element, placeHolder: HTMLElement): void {
  placeHolder.ariaHidden = 'true'
  held.get(element)?.remove()
  held.set(element, placeHolder)
  element.shadowRoot?.prepend(placeHolder)
}

/** Takes it away again, once the element is drawn. */
export function releasePlace(element: Element): void {
  held.get(element)?.remove()
  held.delete(element)
}
