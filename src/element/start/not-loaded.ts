import { NOT_LOADED } from '../../messages/not-loaded.js'
import { dropDrawing } from '../custom-element/place-holder.js'
import { nearestLocale } from '../custom-element/locale.js'
import { PlatformErrorEvent } from '../events/events.js'

const notices = new Map<Element, Element>()

/**
 * Tells the host, by an event of the element, and the person, by a text in its place, that an element could not be
 * fetched. A text goes only where the host has put nothing.
 */
export function showNotLoaded(element: Element, error: unknown): void {
  element.dispatchEvent(new PlatformErrorEvent(error, 'load'))
  // Nobody keeps it true any more, and nothing of it answers.
  dropDrawing(element)
  if (element.hasChildNodes()) return
  const notice = document.createElement('p')
  notice.role = 'alert'
  notice.textContent = NOT_LOADED[nearestLocale(element).slice(0, 2)] ?? NOT_LOADED.en ?? ''
  element.append(notice)
  notices.set(element, notice)
}

/** Takes the texts of elements away that have come. */
export function hideNotLoaded(localName: string): void {
  for (const [element, notice] of notices) {
    if (element.localName !== localName) continue
    notice.remove()
    notices.delete(element)
  }
}
