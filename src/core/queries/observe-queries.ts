import type { QuerySubscription } from './query-runner.js'
import type { Query } from './query.js'
import type { Session } from '../session/session.js'

/** Observes a changing set of queries. */
export interface QueriesObserver<Resource> {
  /**
   * Observes these queries instead of the previous ones.
   *
   * @param isSeen `false` while the component is off screen: queries are fetched once and not polled.
   * @param isPaused `true` to fetch nothing.
   */
  setQueries(queries: readonly Query<Resource>[], isSeen: boolean, isPaused: boolean): void
  retryFailed(): void
  release(): void
}

interface QueriesListener {
  /** Subscriptions of the observed queries, for refreshing the whole element. */
  readonly subscriptions: Set<QuerySubscription>
  /** Called when a query has failed after all retries. */
  readonly onError: (error: unknown, operation: string) => void
}

interface ObservedQuery {
  readonly subscription: QuerySubscription
  isActive: boolean
  error: unknown
}

/**
 * Observes many queries of a session. Queries with a result are all observed; of the others only `atOnce` at a time.
 *
 * @param atOnce number of concurrent first fetches. A query that doesn't respond doesn't block the others.
 */
export function observeQueries<Resource>(
  session: Pick<Session, 'store' | 'observe'>,
  atOnce: number,
  { subscriptions, onError }: QueriesListener
): QueriesObserver<Resource> {
  const observed = new Map<string, ObservedQuery>()
  let wanted: readonly Query<Resource>[] = []
  let isSeen = true
  let isPaused = false
  let isUpdating = false

  const snapshotOf = ({ key }: Query<Resource>) => session.store.getState().queries.get(key)

  function isSettled(query: Query<Resource>): boolean {
    const snapshot = snapshotOf(query)
    return snapshot?.isComplete === true || snapshot?.error !== undefined
  }

  /** Off-screen queries do their first fetch, so that their data is there when they are scrolled into view. */
  function isActive(query: Query<Resource>): boolean {
    const { ids, isComplete } = snapshotOf(query) ?? {}
    return !isPaused && (isSeen || !(ids || isComplete))
  }

  function stop(key: string, { subscription }: ObservedQuery): void {
    observed.delete(key)
    subscriptions.delete(subscription)
    subscription.release()
  }

  function begin(query: Query<Resource>): ObservedQuery {
    const active = isActive(query)
    const entry = { subscription: session.observe(query, active), isActive: active, error: undefined }
    observed.set(query.key, entry)
    subscriptions.add(entry.subscription)
    return entry
  }

  function update(query: Query<Resource>): void {
    const entry = observed.get(query.key) ?? begin(query)
    const active = isActive(query)
    if (active !== entry.isActive) {
      entry.isActive = active
      entry.subscription.setActive(active)
    }
    const error = snapshotOf(query)?.error
    if (error !== undefined && error !== entry.error) onError(error, query.operation)
    entry.error = error
  }

  function updateAll(): void {
    // Starting a query notifies synchronously; this loop already covers it.
    if (isUpdating) return
    isUpdating = true
    const settled = wanted.filter(isSettled).length
    const next = wanted.slice(0, settled + atOnce)
    const keys = new Set(next.map(({ key }) => key))
    for (const [key, entry] of observed) if (!keys.has(key)) stop(key, entry)
    for (const query of next) update(query)
    isUpdating = false
  }

  const unsubscribe = session.store.subscribe(({ queries }, previous) => queries !== previous.queries && updateAll())

  return {
    setQueries(queries, seen, paused) {
      wanted = queries
      isSeen = seen
      isPaused = paused
      updateAll()
    },
    retryFailed() {
      for (const query of wanted) {
        if (snapshotOf(query)?.error !== undefined) void observed.get(query.key)?.subscription.fetch()
      }
    },
    release() {
      unsubscribe()
      for (const [key, entry] of observed) stop(key, entry)
    }
  }
}
