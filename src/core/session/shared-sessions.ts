import type { PlatformClient } from '../../client/index.js'
import { pageSingleton } from '../../client/page-singleton.js'
import type { Session } from './session.js'
import type { SessionOptions } from './session-options.js'

export interface SessionSubscriber {
  /** Called when the session was replaced by another session of the same user. */
  onReplaced(): void
  /** Called when the session has ended without a replacement. */
  onEnded(): void
  /** Called when a new token is being verified. Subscribers that wait for the same token share the result. */
  onVerifying(): void
}

export interface SharedSession {
  readonly session: Session
  readonly options: SessionOptions
  /** Key of the latest options. After a token renewal a session has several keys. */
  key: string
  /** The subscribers, each with a function that moves it to another session. */
  readonly subscribers: Map<SessionSubscriber, (other: SharedSession) => void>
  /** Token verifications in flight, by key. */
  readonly renewals: Map<string, Promise<boolean>>
  unused?: ReturnType<typeof setTimeout>
  /** `true` after one subscriber signed out. The session is dropped as soon as the last subscriber releases it. */
  isSignedOut: boolean
  /** Ends the session for all subscribers: aborts its requests and removes its data. */
  end(): void
}

interface Registry {
  readonly sessions: Map<string, SharedSession>
  /** Clients supplied by the host, with a number that identifies them. */
  readonly clients: WeakMap<PlatformClient, number>
  count: number
}

/** The registry is stored on the page, so that several copies of the bundle share sessions. */
export const registry = (): Registry =>
  pageSingleton('sessions.9', () => ({ sessions: new Map(), clients: new WeakMap(), count: 0 }))
