import { type PreloadCall, preloadedFor } from '../../client/preload-cache.js'
import { IDLE_QUERY, type SessionState } from '../../core/store/session-state.js'
import type { Controller } from '../custom-element/controller.js'
import { expirePlaceholder, PLACEHOLDER_TIME_MS } from '../loading/placeholder-time.js'
import { preloadFirst } from '../preload/preload.js'
import { prerenderPreloaded } from '../preload/prerender-preloaded.js'
import { isPrerendered } from '../prerender/placeholder.js'
import { observeFirst } from './observe-first.js'

/** How long preloaded data is kept for the rendered element, in ms. */
const PRELOADED_TIME_MS = 10_000

/** How long a prerendered screen stays while its data is being stored, in ms. */
const PRERENDERED_TIME_MS = 10_000

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

interface Limits {
  /** Aborted when the element must not wait for responses any longer. */
  readonly late: AbortSignal
  /** Aborted when the element must be rendered. Later than `late` if a prerendered screen would give way to a skeleton. */
  readonly end: AbortSignal
}

async function readFirst(controller: Controller, hasResponded: Promise<boolean>, { late, end }: Limits): Promise<void> {
  const { store } = controller
  const isLate = new Promise<boolean>((resolve) => late.addEventListener('abort', () => resolve(false)))
  // A failed request is repeated by the screen, which reports the error.
  if (!(await Promise.race([hasResponded, isLate]))) return
  // Takes a fraction of the time that React needs to render the same.
  const prerendered = prerenderPreloaded(controller.element).catch(() => {})
  await waitFor(store, ({ session, fault }) => !!session || !!fault, end)
  const { session, props } = store.getState()
  if (!session) return
  const { keys, release } = observeFirst(controller, session, props)
  const isThere = ({ connection, queries }: SessionState): boolean =>
    connection.status === 'failed' ||
    keys.every((key) => {
      const { ids, updatedAt, failureCount } = queries.get(key) ?? IDLE_QUERY
      return ids || updatedAt > 0 || failureCount > 0
    })
  const sessionReplaced = waitFor(store, (state) => state.session !== session, end)
  await Promise.race([sessionReplaced, waitFor(session.store, isThere, end)])
  await Promise.race([prerendered, isLate])
  setTimeout(release, PRELOADED_TIME_MS)
}

/** Returns the first requests of an element with its current options. */
const callsOf = ({ definition, values }: Controller): readonly PreloadCall[] => definition.firstCalls?.(values()) ?? []

/**
 * Waits for the preloaded requests of an element. Sends them if the element was defined before it was added.
 *
 * @returns resolves when they have a result or an error, so that the element renders once, and after a limited time at
 * most; `undefined` if it has none
 */
export function whenPreloaded(controller: Controller): Promise<void> | undefined {
  const { element } = controller
  if (waited.has(element)) return undefined
  waited.add(element)
  if (!preloadedFor(element) && callsOf(controller).length === 0) return undefined
  const late = new AbortController()
  const end = new AbortController()
  function expire(): void {
    expirePlaceholder(element)
    end.abort()
  }
  let timer = setTimeout(() => {
    late.abort()
    // On a busy device the responses are there, but not stored yet.
    if (isPrerendered(element)) timer = setTimeout(expire, PRERENDERED_TIME_MS)
    else expire()
  }, PLACEHOLDER_TIME_MS)
  async function wait(): Promise<void> {
    // Frameworks set all options in the turn in which they add an element. Its session is acquired later.
    await Promise.resolve()
    if (!preloadedFor(element))
      void preloadFirst(
        element,
        () => callsOf(controller),
        async () => {}
      )
    const hasResponded = preloadedFor(element)
    if (hasResponded) await readFirst(controller, hasResponded, { late: late.signal, end: end.signal })
  }
  return wait().finally(() => {
    clearTimeout(timer)
    late.abort()
    end.abort()
  })
}
