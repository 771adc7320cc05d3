export const CONTROLS = 'button, [type=search]'

/** Returns the control that an event in a screen belongs to, if any. */
export const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null

/** Returns the id of the row that a control belongs to. */
export const keyOf = (control: Element): string | undefined =>
  control.closest('[data-key]')?.getAttribute('data-key') ?? undefined

/** Returns `true` if a control is the row itself, not a control inside. */
export const isRow = (control: Element): boolean => control.matches('[part~=row]')

/**
 * Returns what tells a control from all others of a screen, and stays the same when the screen is rendered again: the id
 * of its row, its role and its accessible name. A row has no name here, since its words are the state of its resource.
 */
export function identityOf(control: Element): string {
  const role = control.getAttribute('role') ?? control.localName
  const name = isRow(control) ? null : (control.getAttribute('aria-label') ?? control.textContent)
  return JSON.stringify([keyOf(control), role, name])
}
