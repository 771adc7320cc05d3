import { resetPreloadCache } from '../../client/preload-cache.js'
import { forgetDetached } from './detached-elements.js'

/** What can be ended. */
interface Endable {
  end(): void
}

/** Under which the sessions of the page are kept. Raise the version when the shape changes, so that two versions never share. */
export const REGISTRY = Symbol.for('latchkey.sessions.8')

/**
 * Ends every session of the page: its requests are aborted; its tokens, devices and codes are forgotten at once. What was
 * under way has no outcome. The elements say that nobody is signed in, until they are given a session again: by a session
 * option, by `configure`, or by being inserted.
 *
 * @example signOutButton.addEventListener('click', () => endSessions())
 */
export function endSessions(): void {
  const registry: { readonly sessions: ReadonlyMap<string, Endable> } | undefined = Reflect.get(globalThis, REGISTRY)
  for (const shared of new Set(registry?.sessions.values())) shared.end()
  forgetDetached()
  resetPreloadCache()
}
