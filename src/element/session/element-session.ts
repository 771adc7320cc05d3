import type { PlatformClient } from '../../client/index.js'
import type { Session } from '../../core/session/session.js'
import { endSession } from '../../core/session/session-registry.js'
import type { SessionState } from '../../core/store/session-state.js'

/** Client and store that the elements of a session share. */
export interface ElementSession {
  /** Platform client with the permissions of the user. */
  readonly client: PlatformClient
  /** Data of the session as a zustand store. Read only. */
  readonly store: {
    getState(): SessionState
    subscribe(listener: (state: SessionState, previous: SessionState) => void): () => void
  }
  /**
   * Ends the session for all its elements: requests are aborted, and tokens, devices and access codes are removed from
   * memory immediately. See `endSessions`.
   */
  end(): void
}

const known = new WeakMap<Session, ElementSession>()

/** Returns the public session object, once connected. The same object as long as the client is the same. */
export function elementSession(session: Session | undefined): ElementSession | undefined {
  const connection = session?.store.getState().connection
  if (!session || connection?.status !== 'ready') return undefined
  const { client } = connection
  const previous = known.get(session)
  if (previous?.client === client) return previous
  const created: ElementSession = { client, store: session.store, end: () => endSession(session) }
  known.set(session, created)
  return created
}
