import { DEFAULT_ENDPOINT, SESSION_EXCHANGE_PATH } from '../src/client/endpoint.js'
import { preloadRequest, wireRequest } from '../src/client/preload-cache.js'
import { sdkHeaders } from '../src/client/sdk-headers.js'

/** Selects tags whose attributes alone identify the user and the platform. All others are left to the elements. */
const IDENTIFIED = [
  '[publishable-key^=seam_pk][user-identifier-key]',
  ':not([client-session-token], [product], [sandbox], [signed-out])',
  // A host name without a scheme would be a relative URL, and send the key to the server of the page.
  ':is(:not([endpoint]), [endpoint^="https://"], [endpoint^="http://"], [endpoint^="/"])',
  ':not([endpoint*="@"], [endpoint*="?"], [endpoint*="#"])'
].join('')

async function beginSession(element: Element): Promise<void> {
  const attribute = (name: string): string => element.getAttribute(name)?.trim() ?? ''
  const user = attribute('user-identifier-key')
  if (!user || !element.localName.startsWith('x-')) return
  const headers = { ...sdkHeaders('seam'), 'seam-publishable-key': attribute('publishable-key') }
  const body = JSON.stringify({ user_identifier_key: user })
  const request = wireRequest(attribute('endpoint') || DEFAULT_ENDPOINT, SESSION_EXCHANGE_PATH, headers, body)
  await preloadRequest(request, { redirect: 'error', credentials: 'same-origin' })
}

// An inline script in `tags.html`. It exchanges the publishable keys while the elements are loading; the client uses the
// response to an identical request. The element gets the same error and reports it.
for (const element of document.querySelectorAll(IDENTIFIED)) beginSession(element).catch(() => {})
