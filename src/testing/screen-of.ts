/** An element of ours, wherever its class comes from. */
type LatchkeyElement = Element & Partial<{ whenReady(): Promise<void> }>

/**
 * Waits until an element shows what it is for, or what went wrong.
 *
 * @returns what it shows: the element inside its shadow root that everything stands in, also the screens that are opened
 *   later. Testing Library looks for roles and names in it.
 * @throws TypeError where it is none of our elements, or one that shows nothing.
 * @example
 * const table = within(await screenOf(document.querySelector('x-device-table')))
 * fireEvent.click(await table.findByRole('button', { name: /Front Door/ }))
 */
export async function screenOf(element: LatchkeyElement | null): Promise<HTMLElement> {
  if (!element) throw new TypeError('There is no such element on the page.')
  const tag = element.localName
  if (tag.includes('-')) await customElements.whenDefined(tag)
  await element.whenReady?.()
  const screen = element.shadowRoot?.querySelector<HTMLElement>('.root')
  if (!screen) throw new TypeError(`<${tag}> shows nothing that could be looked at.`)
  return screen
}
