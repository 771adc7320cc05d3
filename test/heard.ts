/** What an element tells its host by one kind of event, from now on. */
export function heard<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name
): HTMLElementEventMap[Name][] {
  const events: HTMLElementEventMap[Name][] = []
  target.addEventListener(name, (event) => events.push(event))
  return events
}
