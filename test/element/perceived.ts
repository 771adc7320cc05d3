/** Whether a person can come upon something in any way: with an eye, a screen reader, a pointer or a key. */
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

/** All that a person can come upon in an element: words, names and what is typed. */
export const perceived = ({ shadowRoot }: Element): string =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])].filter(isOpen).flatMap(textsOf).filter(Boolean).join(' ')
