import { createObservedQuery, type ObservedQuery } from './observed-query.js'
import type { Query } from './query.js'
import { rehydrate } from '../session/rehydrate.js'
import type { SessionContext, SessionState } from '../session/session-state.js'
import { garbageCollect, retain } from '../resources/tables.js'

/** How long an answer is kept that nobody looks at, in ms, where its query does not say. */
export const DEFAULT_GC_TIME = 5 * 60_000

/** A look at a query. */
export interface QuerySubscription {
  /** Whether what looks at it can be seen now; what cannot be seen is not read on its own time. */
  setActive(isActive: boolean): void
  /** Reads at once; a pause before another try is cut short. */
  fetch(): Promise<void> | undefined
  /** Reads what is true from now on, after a read that is under way. */
  refetch(): Promise<void>
  release(): void
}

/** Asks the queries of one session: one read at a time each, however many look. */
export interface QueryRunner {
  /** @param visibleIds the ids of what somebody can see of a long list, which are read before the rest of it. */
  observe<Resource>(query: Query<Resource>, isActive: boolean, visibleIds?: () => readonly string[]): QuerySubscription
  /** Takes over what was known and is not any more; what of it nobody looks at is kept like any other answer. */
  restore(known: SessionState): void
  /** Sees to every query that is looked at: when the session is connected, the page comes back or goes. */
  revalidateAll(): void
  dispose(): void
}

export function createQueryRunner(context: SessionContext): QueryRunner {
  const asked = new Map<string, { query: ObservedQuery; unused?: ReturnType<typeof setTimeout> }>()
  /** What was restored, and nobody has looked at since. */
  const unasked = new Map<string, ReturnType<typeof setTimeout>>()

  /** A resource stays as long as any query answers it. */
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
          // One that moves to another screen looks again in the same turn.
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
