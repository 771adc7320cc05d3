const held = new WeakMap<Element, HTMLElement>()

/** Where a host may put something, above what is on its way or below it. */
const slot = (name: 'header' | 'footer'): HTMLElement => Object.assign(document.createElement('slot'), { name })

/** Puts something into the shadow root of an element that is not drawn yet: its first frame has then the right size. */
export function holdPlace(element: Element, placeHolder: HTMLElement): void {
  placeHolder.setAttribute('aria-hidden', 'true')
  placeHolder.prepend(slot('header'))
  placeHolder.append(slot('footer'))
  held.get(element)?.remove()
  held.set(element, placeHolder)
  element.shadowRoot?.prepend(placeHolder)
}

/** Takes it away again, once the element is drawn. */
export function releasePlace(element: Element): void {
  held.get(element)?.remove()
  held.delete(element)
}
