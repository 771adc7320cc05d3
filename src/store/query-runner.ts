import { createObservedQuery, type ObservedQuery, type QueryContext } from './observed-query.js'
import type { Query } from './query.js'
import { accessCodes, connectedAccounts, devices, type ResourceKind, type Tables } from './resource-kind.js'
import { keep } from './tables.js'

/** How long an answer is kept that nobody looks at, in ms. */
export const KEEP_UNUSED = 5 * 60_000

/** A look at a query. */
export interface Observation {
  /** Whether what looks at it can be seen now; what cannot be seen is not read on its own time. */
  setActive(isActive: boolean): void
  /** Reads at once; a pause before another try is cut short. */
  fetch(): Promise<void>
  release(): void
}

/** Asks the queries of one session: one read at a time each, however many look. */
export interface QueryRunner {
  observe<Resource>(query: Query<Resource>, isActive: boolean): Observation
  /** Reads again what is true from now on. */
  refetch<Resource>(query: Query<Resource>): Promise<void>
  /** Sees to every query that is looked at: when the session is connected, the page comes back or goes. */
  attendAll(): void
  dispose(): void
}

export function createQueryRunner(context: QueryContext): QueryRunner {
  const asked = new Map<string, { query: ObservedQuery; kind: keyof Tables; unused?: ReturnType<typeof setTimeout> }>()

  function find<Resource>(query: Query<Resource>): ObservedQuery {
    const known = asked.get(query.key)
    if (known) {
      clearTimeout(known.unused)
      return known.query
    }
    const created = createObservedQuery(query, context)
    asked.set(query.key, { query: created, kind: query.kind.name })
    return created
  }

  /** A resource stays as long as any query answers it. */
  function collect<Resource>(kind: ResourceKind<Resource>): void {
    const keys = [...asked].filter(([, { kind: name }]) => name === kind.name).map(([key]) => key)
    const used = new Set(keys.flatMap((key) => context.state().queries.get(key)?.ids ?? []))
    context.write((confirmed) => keep(confirmed, kind, (id) => used.has(id)))
  }

  function forget(key: string): void {
    asked.get(key)?.query.stop()
    asked.delete(key)
    context.update((state) => {
      const queries = new Map(state.queries)
      queries.delete(key)
      return { ...state, queries }
    })
    collect(devices)
    collect(connectedAccounts)
    collect(accessCodes)
  }

  function releaseUnused(key: string): void {
    const entry = asked.get(key)
    if (!entry || entry.query.observers.size > 0) return
    entry.query.stop()
    clearTimeout(entry.unused)
    entry.unused = setTimeout(() => forget(key), KEEP_UNUSED)
  }

  return {
    observe(query, isActive) {
      const observed = find(query)
      const observer = { isActive }
      observed.observers.add(observer)
      observed.attend()
      return {
        setActive(next) {
          if (observer.isActive === next) return
          observer.isActive = next
          observed.attend()
        },
        fetch: () => observed.fetch(),
        release() {
          observed.observers.delete(observer)
          // One that moves to another screen looks again in the same turn.
          queueMicrotask(() => releaseUnused(query.key))
        }
      }
    },
    async refetch(query) {
      await find(query).refetch()
      releaseUnused(query.key)
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
