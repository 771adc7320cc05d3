import { createObservedQuery, type ObservedQuery } from './observed-query.js'
import type { Query } from './query.js'
import type { SessionContext } from './session-state.js'
import { collect, keep } from './tables.js'

/** How long an answer is kept that nobody looks at, in ms. */
export const KEEP_UNUSED = 5 * 60_000

/** A look at a query. */
export interface Observation {
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
  observe<Resource>(query: Query<Resource>, isActive: boolean): Observation
  /** Sees to every query that is looked at: when the session is connected, the page comes back or goes. */
  attendAll(): void
  dispose(): void
}

export function createQueryRunner(context: SessionContext): QueryRunner {
  const asked = new Map<string, { query: ObservedQuery; unused?: ReturnType<typeof setTimeout> }>()

  /** A resource stays as long as any query answers it. */
  function collectUnused(): void {
    const used = new Set([...asked.values()].flatMap(({ query }) => query.ids()))
    context.update(({ confirmed }) => ({ confirmed: collect(confirmed, used) }))
  }

  function forget(key: string): void {
    asked.delete(key)
    context.update(({ queries }) => ({ queries: keep(queries, (other) => other !== key) }))
    collectUnused()
  }

  return {
    observe(query, isActive) {
      const { key } = query
      const entry = asked.get(key) ?? { query: createObservedQuery(query, context, collectUnused) }
      const { observers, attend, fetch, refetch, stop } = entry.query
      const observer = { isActive }
      asked.set(key, entry)
      clearTimeout(entry.unused)
      observers.add(observer)
      attend()

      function stopUnused(): void {
        if (observers.size > 0 || context.signal.aborted) return
        stop()
        clearTimeout(entry.unused)
        entry.unused = setTimeout(forget, KEEP_UNUSED, key)
      }
      return {
        setActive(next) {
          observer.isActive = next
          attend()
        },
        fetch,
        refetch,
        release() {
          // One that moves to another screen looks again in the same turn.
          if (observers.delete(observer)) queueMicrotask(stopUnused)
        }
      }
    },
    attendAll() {
      for (const { query } of asked.values()) query.attend()
    },
    dispose() {
      for (const { query, unused } of asked.values()) {
        query.stop()
        clearTimeout(unused)
      }
      asked.clear()
    }
  }
}
