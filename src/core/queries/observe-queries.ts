import type { QuerySubscription } from './query-runner.js'
import { createPendingFetches } from './pending-fetches.js'
import type { Query } from './query.js'
import type { QuerySession } from './query-runner.js'

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

interface ObservedQuery<Resource> {
  readonly query: Query<Resource>
  readonly subscription: QuerySubscription
  isActive: boolean
  error: unknown
}

/**
 * Observes many queries of a session. Queries with a result are all observed; of the others only as many as the fetch
 * window permits. A query that doesn't respond doesn't block the others.
 */
export function observeQueries<Resource>(
  session: QuerySession,
  { subscriptions, onError }: QueriesListener,
  pending = createPendingFetches()
): QueriesObserver<Resource> {
  const observed = new Map<string, ObservedQuery<Resource>>()
  /** Keys of failed queries that will be fetched again. */
  const failed = new Set<string>()
  let wanted: readonly Query<Resource>[] = []
  /** Index of the next query to observe. */
  let next = 0
  let isSeen = true
  let isPaused = false
  let isUpdating = false

  const snapshotOf = (key: string) => session.store.getState().queries.get(key)

  function isSettled({ key }: Query<Resource>): boolean {
    const snapshot = snapshotOf(key)
    return snapshot?.isComplete === true || snapshot?.error !== undefined
  }

  /** Off-screen queries do their first fetch, so that their data is there when they are scrolled into view. */
  function isActive({ key }: Query<Resource>): boolean {
    const { ids, isComplete } = snapshotOf(key) ?? {}
    return !isPaused && (isSeen || !(ids || isComplete))
  }

  function stop(key: string): void {
    const subscription = observed.get(key)?.subscription
    observed.delete(key)
    pending.drop(key)
    failed.delete(key)
    if (!subscription) return
    subscriptions.delete(subscription)
    subscription.release()
  }

  /** Does nothing if called by `work`: beginning a query notifies synchronously, and `work` covers it. */
  function once(work: () => void): void {
    if (isUpdating) return
    isUpdating = true
    work()
    isUpdating = false
  }

  function begin(query: Query<Resource>): void {
    const { key } = query
    const active = isActive(query)
    if (!isSettled(query)) pending.begin(key)
    const onFetched = (): void => {
      if (pending.end(key)) once(fillWindow)
    }
    const subscription = session.observe(query, active, { onFetched, onError })
    const entry = { query, subscription, isActive: active, error: undefined }
    observed.set(key, entry)
    subscriptions.add(subscription)
    update(entry)
  }

  /** Retries and begins queries while the window permits. */
  function fillWindow(): void {
    for (const key of failed) {
      if (!pending.hasRoom()) return
      failed.delete(key)
      pending.begin(key)
      void observed.get(key)?.subscription.fetch()
    }
    for (let query = wanted[next]; query; query = wanted[next]) {
      if (!observed.has(query.key)) {
        if (!pending.hasRoom() && !isSettled(query)) return
        begin(query)
      }
      next += 1
    }
  }

  function update(entry: ObservedQuery<Resource>): void {
    const { query, subscription } = entry
    const { key, operation } = query
    // Its result may come from another observer.
    if (isSettled(query) && !snapshotOf(key)?.isFetching) pending.drop(key)
    const active = isActive(query)
    if (active !== entry.isActive) {
      entry.isActive = active
      subscription.setActive(active)
    }
    const error = snapshotOf(key)?.error
    if (error !== undefined && error !== entry.error) onError(error, operation)
    entry.error = error
  }

  /** Stops queries that are being retried beyond the window. They begin again later, with all of their retries. */
  function stopRejected(): void {
    const isRetrying = (key: string): boolean => (snapshotOf(key)?.failureCount ?? 0) > 0
    const rejected = pending.rejected(isRetrying)
    for (const key of rejected) stop(key)
    if (rejected.length > 0) next = 0
  }

  function updateAll(): void {
    for (const entry of observed.values()) update(entry)
    stopRejected()
    fillWindow()
  }

  const unsubscribe = session.store.subscribe(
    ({ queries }, previous) => queries !== previous.queries && once(updateAll)
  )

  return {
    setQueries(queries, seen, paused) {
      if (queries === wanted && seen === isSeen && paused === isPaused) return
      isSeen = seen
      isPaused = paused
      if (queries !== wanted) {
        wanted = queries
        next = 0
        const keys = new Set(wanted.map(({ key }) => key))
        for (const key of observed.keys()) if (!keys.has(key)) stop(key)
      }
      once(updateAll)
    },
    retryFailed() {
      for (const { key } of wanted) if (snapshotOf(key)?.error !== undefined) failed.add(key)
      once(fillWindow)
    },
    release() {
      unsubscribe()
      for (const key of observed.keys()) stop(key)
    }
  }
}
