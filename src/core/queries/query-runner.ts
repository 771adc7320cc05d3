import type { StoreApi } from 'zustand/vanilla'
import { createExpiry } from './expiry.js'
import { MAX_CONCURRENT_FETCHES } from './fetch-window.js'
import { createObservedQuery } from './observed-query.js'
import type { ObservedQuery, QueryObserver } from './query-observer.js'
import type { Query } from './query.js'
import { createResponseWriter } from './response-writer.js'
import { rehydrate } from '../store/rehydrate.js'
import type { SessionContext, SessionState } from '../store/session-state.js'
import { createTransitionPoller } from './transition-poller.js'
import { garbageCollect, retain } from '../resources/tables.js'

/** Garbage-collection time of queries without their own, in ms. */
export const DEFAULT_GC_TIME = 5 * 60_000

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

/** Runs the queries of one session. Each query has at most one fetch in flight. */
export interface QueryRunner {
  /** Observes a query until the subscription is released. */
  observe<Resource>(
    query: Query<Resource>,
    isActive: boolean,
    options?: Pick<QueryObserver, 'visibleIds' | 'onFetched' | 'onError'>
  ): QuerySubscription
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

export function createQueryRunner(context: SessionContext): QueryRunner {
  const observed = new Map<string, ObservedQuery>()
  const writer = createResponseWriter(context)
  const unused = createExpiry(forget)
  const transitions = createTransitionPoller(context)
  const stale = new Set<ObservedQuery>()
  let revalidating = 0

  /** Fetches queries whose data became stale while the page was hidden or offline. There may be thousands. */
  function revalidateStale(): void {
    for (const query of stale) {
      if (revalidating === MAX_CONCURRENT_FETCHES) return
      stale.delete(query)
      const fetched = query.revalidate()
      if (!fetched) continue
      revalidating += 1
      void fetched.finally(() => {
        revalidating -= 1
        revalidateStale()
      })
    }
  }

  /** A resource stays as long as it is in the result of any query. */
  function collectUnused(): void {
    const used = new Set<string>()
    for (const { ids = [] } of context.state().queries.values()) for (const id of ids) used.add(id)
    for (const query of observed.values()) for (const id of query.found()) used.add(id)
    context.update(({ confirmed }) => ({ confirmed: garbageCollect(confirmed, used) }))
  }

  function forget(keys: ReadonlySet<string>): void {
    for (const key of keys) observed.delete(key)
    context.update(({ queries }) => ({ queries: retain(queries, (key) => !keys.has(key)) }))
    collectUnused()
  }

  return {
    observe(query, isActive, options) {
      const { key } = query
      const entry = observed.get(key) ?? createObservedQuery(query, context, writer, collectUnused)
      const { observers, revalidate, fetch, refetch, stop, forgetRefusal } = entry
      const observer = { isActive, ...options }
      observed.set(key, entry)
      unused.delete(key)
      observers.add(observer)
      if (query.id === undefined && query.transitions) transitions.lists.set(observer, query)
      void revalidate()
      if (context.state().queries.get(key)?.ids) transitions.plan()

      function stopUnused(): void {
        if (observers.size > 0 || context.signal.aborted) return
        stop()
        unused.add(key, query.gcTime ?? DEFAULT_GC_TIME)
      }
      return {
        setActive(next) {
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
      revalidateStale()
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
