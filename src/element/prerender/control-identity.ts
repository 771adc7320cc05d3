export const CONTROLS = 'button, summary, [type=search]'

/** Returns the search field of a prerendered list. */
export const searchIn = (prerendered: ParentNode): HTMLInputElement | undefined =>
  prerendered.querySelector<HTMLInputElement>('input[type=search]') ?? undefined

/** Returns the control that an event in a screen belongs to, if any. */
export const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null

/**
 * Returns what identifies a control on a screen, and stays the same when the screen is rendered again: the id
 * of its row, its role and its accessible name. A row has no name here, since its words are the state of its resource.
 */
export function identityOf(control: Element): string {
  const key = control.closest('[data-key]')?.getAttribute('data-key')
  const role = control.getAttribute('role') ?? control.localName
  const name = control.matches('[part~=row]') ? null : (control.getAttribute('aria-label') ?? control.textContent)
  return JSON.stringify([key, role, name])
}
