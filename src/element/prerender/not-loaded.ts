import { NOT_LOADED, NOT_LOADED_IN_ENGLISH } from '../../messages/not-loaded.js'
import { nearestLocale } from '../dom/locale.js'
import { PlatformErrorEvent } from '../events/events.js'
import { ChunkLoadError } from '../loading/load-chunk.js'
import { isPrerendered, removePrerendered } from './placeholder.js'

const notices = new Map<Element, HTMLElement>()

/** Shows a message with a button below the host's content. */
function showNotice(element: Element, hasFailed: boolean, retry: () => void, error?: unknown): void {
  const [stillLoading, failed, tryAgain, reloadPage] =
    NOT_LOADED[nearestLocale(element).slice(0, 2)] ?? NOT_LOADED_IN_ENGLISH
  const known = notices.get(element)
  const notice = known ?? document.createElement('p')
  // The button is reused, so that it keeps focus.
  const button = notice.querySelector('button') ?? document.createElement('button')
  const needsReload = error instanceof ChunkLoadError && error.needsReload
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Replaces the earlier retry.
  button.onclick = needsReload ? () => location.reload() : retry
  button.textContent = needsReload ? reloadPage : tryAgain
  if (!known) {
    notice.dir = 'auto'
    notice.append('', button)
    notices.set(element, notice)
  }
  // The host may have replaced its content.
  if (notice.parentNode !== element) element.append(notice)
  notice.role = hasFailed ? 'alert' : 'status'
  notice.firstChild?.replaceWith(`${hasFailed ? failed : stillLoading} `)
}

/** Shows that an element is still loading, unless its prerendered screen is visible. */
export function showStillLoading(element: Element, retry: () => void): void {
  if (!isPrerendered(element)) showNotice(element, false, retry)
}

/** Fires an event and shows a message that the element failed to load. */
export function showNotLoaded(element: Element, error: unknown, retry: () => void): void {
  element.dispatchEvent(new PlatformErrorEvent(error, 'load'))
  // The prerendered screen is outdated and inactive.
  removePrerendered(element)
  showNotice(element, true, retry, error)
}

/** Removes the messages of elements that were loaded. */
export function hideNotLoaded(localName: string): void {
  for (const [element, notice] of notices) {
    if (element.localName !== localName) continue
    notice.remove()
    notices.delete(element)
  }
}
