import { preloadedFor } from '../../client/preload-cache.js'
import { type SessionState, IDLE_QUERY } from '../../core/store/session-state.js'
import type { Controller } from '../custom-element/controller.js'
import { observeFirst } from './observe-first.js'

/** How long a placeholder without words is shown before the loading screen, in ms. */
const MAX_DELAY_MS = 1000

/** How long preloaded data is kept for the rendered element, in ms. */
const HOLD = 10_000

interface Followed<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** Elements that have waited already. When inserted again they show what they know. */
const waited = new WeakSet<Element>()

/** Resolves when a state satisfies a condition or the signal is aborted. */
function waitFor<State>(
  store: Followed<State>,
  predicate: (state: State) => boolean,
  signal: AbortSignal
): Promise<void> {
  return new Promise((resolve) => {
    function check(): void {
      if (!signal.aborted && !predicate(store.getState())) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = store.subscribe(check)
    signal.addEventListener('abort', check, { once: true })
    check()
  })
}

async function readFirst(controller: Controller, isAnswered: Promise<boolean>, signal: AbortSignal): Promise<void> {
  const { store } = controller
  const isLate = new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)))
  // A failed request is repeated by the screen, which reports the error.
  if (!(await Promise.race([isAnswered, isLate]))) return
  await waitFor(store, ({ session, fault }) => !!session || !!fault, signal)
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
  const sessionReplaced = waitFor(store, (state) => state.session !== session, signal)
  await Promise.race([sessionReplaced, waitFor(session.store, isThere, signal)])
}

/**
 * Observes the preloaded queries of an element.
 *
 * @returns resolves when they have a result or an error, so that the element renders once, and after a limited time at
 * most; `undefined` if nothing was preloaded
 */
export function whenPreloaded(controller: Controller): Promise<void> | undefined {
  const { element } = controller
  const isAnswered = preloadedFor(element)
  if (!isAnswered || waited.has(element)) return undefined
  waited.add(element)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), MAX_DELAY_MS)
  return readFirst(controller, isAnswered, end.signal).finally(() => {
    clearTimeout(timer)
    end.abort()
  })
}
