/** An attribute changes, step 7: shares a query between its observers. */
import { millisecondsInMinute } from 'date-fns/constants'
import type { StoreApi } from 'zustand/vanilla'
import { garbageCollect, retain } from '../resources/tables.js'
import { rehydrate } from '../store/rehydrate.js'
import type { SessionContext, SessionState } from '../store/session-state.js'
import { createExpiry } from './expiry.js'
import { createObservedQuery } from './observed-query.js'
import type { Query } from './query.js'
import type { ObservedQuery, QueryObserver } from './query-observer.js'
import { createResponseWriter } from './response-writer.js'
import { createStaleQueries } from './stale-queries.js'
import { createTransitionPoller } from './transition-poller.js'

/** Garbage-collection time of queries without their own, in ms. */
export const DEFAULT_GC_TIME = 5 * millisecondsInMinute

export interface QuerySubscription {
  /** Set to `false` while the observer is off screen: its query is not polled. */
  setActive(isActive: boolean): void
  /** Fetches now. Skips the pause between retries. */
  fetch(): Promise<void> | undefined
  /** Refetches. If a fetch is in flight, another one follows it, so that the result is never older than this call. */
  refetch(): Promise<void>
  /** Lets the query be requested again although the platform refused it. */
  forgetRefusal(): void
  release(): void
}

interface ObserveOptions extends Pick<QueryObserver, 'visibleIds' | 'onFetched' | 'onError'> {
  /** Fetches only after this has resolved. */
  readonly after?: Promise<unknown> | undefined
}

/** Runs the queries of one session. Each query has at most one fetch in flight. */
export interface QueryRunner {
  /** Observes a query until the subscription is released. */
  observe<Resource>(query: Query<Resource>, isActive: boolean, options?: ObserveOptions): QuerySubscription
  /** Restores previously known data. Unobserved entries are garbage-collected as usual. */
  restore(known: SessionState): void
  /** Revalidates all observed queries. Called when the session connects and when page visibility changes. */
  revalidateAll(): void
  /** Plans to poll the resources that are in transition. Called when the state of the session changes. */
  planPolls(): void
  dispose(): void
}

/** The part of a session that observes queries. */
export interface QuerySession extends Pick<QueryRunner, 'observe'> {
  readonly store: StoreApi<SessionState>
}

/** A resource stays as long as it is in the result of any query. */
function garbageCollectUnused({ state, update }: SessionContext, observed: Iterable<ObservedQuery>): void {
  const used = new Set<string>()
  for (const { ids = [] } of state().queries.values()) for (const id of ids) used.add(id)
  for (const query of observed) for (const id of query.found()) used.add(id)
  update(({ confirmed }) => ({ confirmed: garbageCollect(confirmed, used) }))
}

export function createQueryRunner(context: SessionContext): QueryRunner {
  const observed = new Map<string, ObservedQuery>()
  const writer = createResponseWriter(context)
  const unused = createExpiry(forget)
  const transitions = createTransitionPoller(context)
  const stale = createStaleQueries()

  const collectUnused = (): void => garbageCollectUnused(context, observed.values())

  function forget(keys: ReadonlySet<string>): void {
    for (const key of keys) observed.delete(key)
    context.update(({ queries }) => ({ queries: retain(queries, (key) => !keys.has(key)) }))
    collectUnused()
  }

  return {
    observe(query, isActive, { after, ...options } = {}) {
      const { key } = query
      const entry = observed.get(key) ?? createObservedQuery(query, context, writer, collectUnused)
      const { observers, revalidate, fetch, refetch, stop, forgetRefusal } = entry
      const observer = { isActive, refetchInterval: query.refetchInterval, ...options }
      observed.set(key, entry)
      unused.delete(key)
      observers.add(observer)
      if (query.id === undefined && query.transitions) transitions.lists.set(observer, query)
      const begin = () => (observers.has(observer) && !context.signal.aborted ? revalidate() : undefined)
      void (after ? after.then(begin) : begin())
      if (context.state().queries.get(key)?.ids) transitions.plan()

      function stopUnused(): void {
        if (observers.size > 0 || context.signal.aborted) return
        stop()
        unused.add(key, query.gcTime ?? DEFAULT_GC_TIME)
      }
      return {
        setActive(next) {
          if (next === observer.isActive) return
          observer.isActive = next
          void revalidate()
          transitions.plan()
        },
        fetch,
        refetch,
        forgetRefusal,
        release() {
          transitions.lists.delete(observer)
          transitions.plan()
          // An observer that moves to another screen subscribes again in the same turn.
          if (observers.delete(observer)) queueMicrotask(stopUnused)
        }
      }
    },
    restore(known) {
      const { queries } = context.state()
      context.update((state) => rehydrate(state, known))
      for (const key of context.state().queries.keys()) if (!queries.has(key)) unused.add(key, DEFAULT_GC_TIME)
    },
    revalidateAll() {
      for (const query of observed.values()) {
        if (query.isStale()) stale.add(query)
        else void query.revalidate()
      }
      stale.revalidate()
      transitions.plan()
    },
    planPolls: transitions.plan,
    dispose() {
      transitions.stop()
      for (const query of observed.values()) query.stop()
      writer.flush()
      unused.clear()
      stale.clear()
      observed.clear()
    }
  }
}
