import type { PlatformClient } from '../../client/index.js'
import { endSession } from '../../core/session/session-registry.js'
import type { Session } from '../../core/session/session.js'
import type { SessionState } from '../../core/session/session-state.js'

/** What an element has in common with the others of its session. */
export interface ElementSession {
  /** The platform, with the rights of the element's user. */
  readonly client: PlatformClient
  /** What the elements of the session know, as a zustand store; to read, not to write. */
  readonly store: {
    getState(): SessionState
    subscribe(listener: (state: SessionState, before: SessionState) => void): () => void
  }
  /** Ends it for all its elements: requests are aborted; token, devices and codes forgotten at once. See `endSessions`. */
  end(): void
}

const known = new WeakMap<Session, ElementSession>()

/** What elements have in common by a session, once it is connected; the same object as long as it has the same client. */
export function elementSession(session: Session | undefined): ElementSession | undefined {
  const connection = session?.store.getState().connection
  if (!session || connection?.status !== 'ready') return undefined
  const { client } = connection
  const before = known.get(session)
  if (before?.client === client) return before
  const made: ElementSession = { client, store: session.store, end: () => endSession(session) }
  known.set(session, made)
  return made
}
