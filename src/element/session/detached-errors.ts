import type { Mutation } from '../../core/actions/mutation.js'
import type { Session } from '../../core/session/session.js'

type Listener = (mutations: readonly DetachedMutation[]) => void

/** A mutation that failed after its element was removed. */
export type DetachedMutation = Pick<Mutation<never>, 'operation' | 'params' | 'target' | 'detachedErrorMessage'>

/** Elements of each session that can show a toast. */
const listeners = new WeakMap<Session, Set<Listener>>()

/**
 * Calls a listener with mutations that failed after their element was removed. Only the first listener of a session is
 * called.
 *
 * @returns a function that removes the listener
 */
export function onDetachedError(session: Session, listener: Listener): () => void {
  const callbacks = listeners.get(session) ?? new Set()
  listeners.set(session, callbacks.add(listener))
  return () => callbacks.delete(listener)
}

/** Shows one toast in another element of the session for mutations that failed after their element was removed. */
export function showDetachedErrors(session: Session, mutations: readonly DetachedMutation[]): void {
  const [first] = listeners.get(session) ?? []
  first?.(mutations)
}
