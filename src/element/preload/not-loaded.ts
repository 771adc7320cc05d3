import { NOT_LOADED, NOT_LOADED_IN_ENGLISH } from '../../messages/not-loaded.js'
import { removePrerendered, isPrerendered } from '../custom-element/placeholder.js'
import { nearestLocale } from '../custom-element/locale.js'
import { PlatformErrorEvent } from '../events/events.js'

const notices = new Map<Element, HTMLElement>()

/** Shows a message with a button below the content that the host has put into the element. */
function showNotice(element: Element, hasFailed: boolean, retry: () => void): void {
  const [stillLoading, failed, tryAgain] = NOT_LOADED[nearestLocale(element).slice(0, 2)] ?? NOT_LOADED_IN_ENGLISH
  const known = notices.get(element)
  const notice = known ?? document.createElement('p')
  // A pressed button stays, and keeps the focus.
  const button = notice.querySelector('button') ?? document.createElement('button')
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Replaces the earlier retry.
  button.onclick = retry
  if (!known) {
    notice.dir = 'auto'
    button.append(tryAgain)
    notice.append('', button)
    notices.set(element, notice)
  }
  // The host may have replaced the content, and the message with it.
  if (notice.parentNode !== element) element.append(notice)
  notice.role = hasFailed ? 'alert' : 'status'
  notice.firstChild?.replaceWith(`${hasFailed ? failed : stillLoading} `)
}

/** Tells the person, by a text in its place, that an element is still on its way; not where its first rows can be seen. */
export function showStillLoading(element: Element, retry: () => void): void {
  if (!isPrerendered(element)) showNotice(element, false, retry)
}

/** Tells the host, by an event of the element, and the person, by a text in its place, that it could not be fetched. */
export function showNotLoaded(element: Element, error: unknown, retry: () => void): void {
  element.dispatchEvent(new PlatformErrorEvent(error, 'load'))
  // Nobody keeps it true any more, and nothing of it answers.
  removePrerendered(element)
  showNotice(element, true, retry)
}

/** Takes the texts of elements away that have come. */
export function hideNotLoaded(localName: string): void {
  for (const [element, notice] of notices) {
    if (element.localName !== localName) continue
    notice.remove()
    notices.delete(element)
  }
}
