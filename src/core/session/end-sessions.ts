import { resetPreloadCache } from '../../client/preload-cache.js'
import { forgetDetached } from './detached-elements.js'
import { registry } from './shared-sessions.js'

/**
 * Signs out every session of the page. All requests are aborted, and tokens, devices and access codes are removed from
 * memory immediately. Pending changes have no outcome. The elements show that no user is signed in until they get a
 * session again: by a session option, by `configure()`, or by being inserted.
 *
 * @example signOutButton.addEventListener('click', () => endSessions())
 */
export function endSessions(): void {
  for (const shared of new Set(registry().sessions.values())) shared.end()
  forgetDetached()
  resetPreloadCache()
}
