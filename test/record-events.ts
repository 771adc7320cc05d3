/** Records the events of one kind on an element. */
export function recordEvents<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: Name
): HTMLElementEventMap[Name][] {
  const events: HTMLElementEventMap[Name][] = []
  target.addEventListener(name, (event) => events.push(event))
  return events
}
