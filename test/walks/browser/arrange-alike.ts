import { hostFilter } from './host-filter.js'
import type { Stand } from './stands.js'

/** Applies the options of an element to another one that decide what its rows are and show. */
export function presentAlike(fresh: HTMLElement, { tag, element, typed, deviceFilter, accessCodeFilter }: Stand): void {
  if (fresh.localName !== tag) return
  // With row actions or checkboxes a narrow list has rows instead of tiles.
  for (const name of ['device-ids', 'connected-account-ids', 'row-actions', 'selectable', 'show-use']) {
    const value = element.getAttribute(name)
    if (value !== null) fresh.setAttribute(name, value)
  }
  // A search finds more rows.
  if (typed) return
  if (deviceFilter !== undefined) Object.assign(fresh, { deviceFilter: hostFilter(deviceFilter) })
  if (accessCodeFilter !== undefined) Object.assign(fresh, { accessCodeFilter: hostFilter(accessCodeFilter) })
}

/** Applies the view of the codes of all locks, by person or by lock, as list or calendar, and unfolds the same lists. */
export function arrangeAlike(fresh: ParentNode, root: ParentNode): void {
  const [own, other] = [fresh, root].map((place) => [
    ...place.querySelectorAll<HTMLElement>('input[type=radio], .overview-more > button')
  ])
  const isOn = (control: HTMLElement | undefined): boolean =>
    control instanceof HTMLInputElement ? control.checked : control?.ariaExpanded === 'true'
  for (const [index, control] of other?.entries() ?? []) if (isOn(control) && !isOn(own?.[index])) own?.[index]?.click()
}
