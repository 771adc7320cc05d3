/** Returns the color of a token inside an element, as painted. */
export function colorOf(element: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--_${token})`
  element.shadowRoot?.querySelector('.root')?.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
