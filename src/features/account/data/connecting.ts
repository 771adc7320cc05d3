import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '../../../core/session/session.js'

interface Connecting {
  /** From the press until the browser has navigated, in any element of the session. */
  readonly isPending: boolean
}

const known = new WeakMap<Session, StoreApi<Connecting>>()

/** Returns the state of connecting an account, which a session does one at a time. */
export function connectingOf(session: Session): StoreApi<Connecting> {
  const store = known.get(session) ?? createStore<Connecting>()(() => ({ isPending: false }))
  known.set(session, store)
  return store
}
