import { createObservedQuery, type ObservedQuery } from './observed-query.js'
import type { Query } from './query.js'
import { rehydrate } from '../session/rehydrate.js'
import type { SessionContext, SessionState } from '../session/session-state.js'
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
  release(): void
}

/** Runs the queries of one session. Each query has at most one fetch in flight. */
export interface QueryRunner {
  /** @param visibleIds returns the ids of the visible rows of a long list. They are fetched first. */
  observe<Resource>(query: Query<Resource>, isActive: boolean, visibleIds?: () => readonly string[]): QuerySubscription
  /** Restores previously known data. Unobserved entries are garbage-collected as usual. */
  restore(known: SessionState): void
  /** Revalidates all observed queries. Called when the session connects and when page visibility changes. */
  revalidateAll(): void
  dispose(): void
}

export function createQueryRunner(context: SessionContext): QueryRunner {
  const asked = new Map<string, { query: ObservedQuery; unused?: ReturnType<typeof setTimeout> }>()
  /** Restored queries without an observer. */
  const unasked = new Map<string, ReturnType<typeof setTimeout>>()

  /** A resource stays as long as it is in the result of any query. */
  function collectUnused(): void {
    const answered = [...context.state().queries.values()].flatMap(({ ids = [] }) => ids)
    const used = new Set([...asked.values()].flatMap(({ query }) => query.ids()).concat(answered))
    context.update(({ confirmed }) => ({ confirmed: garbageCollect(confirmed, used) }))
  }

  function forget(key: string): void {
    asked.delete(key)
    unasked.delete(key)
    context.update(({ queries }) => ({ queries: retain(queries, (other) => other !== key) }))
    collectUnused()
  }

  return {
    observe(query, isActive, visibleIds) {
      const { key } = query
      const entry = asked.get(key) ?? { query: createObservedQuery(query, context, collectUnused) }
      const { observers, revalidate, fetch, refetch, stop } = entry.query
      const observer = { isActive, visibleIds }
      asked.set(key, entry)
      clearTimeout(entry.unused)
      clearTimeout(unasked.get(key))
      unasked.delete(key)
      observers.add(observer)
      revalidate()

      function stopUnused(): void {
        if (observers.size > 0 || context.signal.aborted) return
        stop()
        clearTimeout(entry.unused)
        entry.unused = setTimeout(forget, query.gcTime ?? DEFAULT_GC_TIME, key)
      }
      return {
        setActive(next) {
          observer.isActive = next
          revalidate()
        },
        fetch,
        refetch,
        release() {
          // An observer that moves to another screen subscribes again in the same turn.
          if (observers.delete(observer)) queueMicrotask(stopUnused)
        }
      }
    },
    restore(known) {
      const { queries } = context.state()
      context.update((state) => rehydrate(state, known))
      for (const key of context.state().queries.keys()) {
        if (!queries.has(key)) unasked.set(key, setTimeout(forget, DEFAULT_GC_TIME, key))
      }
    },
    revalidateAll() {
      for (const { query } of asked.values()) query.revalidate()
    },
    dispose() {
      for (const { query, unused } of asked.values()) {
        query.stop()
        clearTimeout(unused)
      }
      for (const timer of unasked.values()) clearTimeout(timer)
      asked.clear()
      unasked.clear()
    }
  }
}
