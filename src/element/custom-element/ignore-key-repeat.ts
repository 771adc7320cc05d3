/** Keeps Enter that is held down from pressing again and again: one press is one command. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat) return
  event.preventDefault()
  event.stopPropagation()
}
