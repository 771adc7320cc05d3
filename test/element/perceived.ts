/** Returns `true` if the element is perceivable: visually, by a screen reader, by pointer or by keyboard. */
const isOpen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]')

function textsOf(element: Element): (string | null | undefined)[] {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
  return [
    ...own,
    element.ariaLabel,
    element.getAttribute('title'),
    element instanceof HTMLInputElement ? element.value : undefined
  ]
}

/** Returns all perceivable text of an element: text, names and typed values. */
export const perceived = ({ shadowRoot }: Element): string =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(isOpen).flatMap(textsOf).filter(Boolean).join(' ')
