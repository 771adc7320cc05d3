/** Ignores repeated Enter keydowns: one press is one command. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat) return
  event.preventDefault()
  event.stopPropagation()
}
