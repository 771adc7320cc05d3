import { preloadedFor } from '../../client/preload-cache.js'
import { type SessionState, IDLE_QUERY } from '../../core/session/session-state.js'
import type { Controller } from '../custom-element/controller.js'
import { observeFirst } from './observe-first.js'

/** How long a place holder, which has no words, stands in place of a screen that says what is on its way, in ms. */
const PATIENCE = 1000

/** How long an element that is drawn has to look at what it shows by itself, in ms. */
const HOLD = 10_000

/** Something whose state can be followed, as a store of zustand. */
interface Followed<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** Those that were drawn in one go already: when they come back into the page they show what they know. */
const waited = new WeakSet<Element>()

/** Resolves once a state is as it should be, or when a signal is aborted. */
function whenSo<State>(store: Followed<State>, isSo: (state: State) => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      if (!signal.aborted && !isSo(store.getState())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })
}

async function readFirst(controller: Controller, isAnswered: Promise<boolean>, signal: AbortSignal): Promise<void> {
  const { store } = controller
  const isLate = new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)))
  // What was refused is read by the screen that tells of it.
  if (!(await Promise.race([isAnswered, isLate]))) return
  await whenSo(store, ({ session, fault }) => !!session || !!fault, signal)
  const { session, props } = store.getState()
  if (!session) return
  const { keys, release } = observeFirst(controller, session, props)
  setTimeout(release, HOLD)
  const isThere = ({ connection, queries }: SessionState): boolean =>
    connection.status === 'failed' ||
    keys.every((key) => {
      const { ids, updatedAt, failureCount } = queries.get(key) ?? IDLE_QUERY
      return ids || updatedAt > 0 || failureCount > 0
    })
  const isOver = whenSo(store, (state) => state.session !== session, signal)
  await Promise.race([isOver, whenSo(session.store, isThere, signal)])
}

/**
 * Reads what an element shows first, where that was asked for before the element was there.
 *
 * @returns what resolves when it is answered, or has failed, so that it is drawn in one go; at the latest soon. Nothing where
 *   nothing was asked for.
 */
export function whenPreloaded(controller: Controller): Promise<void> | undefined {
  const { element } = controller
  const isAnswered = preloadedFor(element)
  if (!isAnswered || waited.has(element)) return undefined
  waited.add(element)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), PATIENCE)
  return readFirst(controller, isAnswered, end.signal).finally(() => {
    clearTimeout(timer)
    end.abort()
  })
}
