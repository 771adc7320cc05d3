/** One of the elements, even if its class comes from another copy of the bundle. */
type LatchkeyElement = Element & Partial<{ whenReady(): Promise<void> }>

/**
 * Waits until an element shows its content or an error.
 *
 * @returns The root of the element's content inside the shadow root. It stays the same when another screen opens. Pass
 *   it to `within` of Testing Library to query roles and names.
 * @throws TypeError if `element` is `null`, is not a Latchkey element, or shows nothing
 *
 * @example
 * const table = within(await screenOf(document.querySelector('x-device-table')))
 * fireEvent.click(await table.findByRole('button', { name: /Front Door/ }))
 */
export async function screenOf(element: LatchkeyElement | null): Promise<HTMLElement> {
  if (!element) throw new TypeError('screenOf received null: the element is not on the page. Add it before the call.')
  const tag = element.localName
  if (tag.includes('-')) await customElements.whenDefined(tag)
  await element.whenReady?.()
  const screen = element.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!screen) throw new TypeError(`<${tag}> has no content. Pass a Latchkey element that is defined and connected.`)
  return screen
}
