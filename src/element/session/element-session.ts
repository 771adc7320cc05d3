import type { PlatformClient } from '../../platform/index.js'
import type { SessionState } from '../../store/session-state.js'

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
