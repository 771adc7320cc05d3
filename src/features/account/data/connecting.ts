import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '../../../core/session/session.js'

interface Connecting {
  /** From the press until the browser is elsewhere, in whichever element of the session it was pressed. */
  readonly isUnderWay: boolean
}

const known = new WeakMap<Session, StoreApi<Connecting>>()

/** Whether a session connects an account, which it does one at a time. */
export function connectingOf(session: Session): StoreApi<Connecting> {
  const store = known.get(session) ?? createStore<Connecting>()(() => ({ isUnderWay: false }))
  known.set(session, store)
  return store
}
