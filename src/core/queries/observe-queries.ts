import { createBegunQueries, type QueriesListener } from './begun-queries.js'
import { createPendingFetches } from './pending-fetches.js'
import { type Attention, attentionOf, isSettled } from './query-attention.js'
import type { QuerySession } from './query-runner.js'
import type { Query } from './query.js'

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

/**
 * Observes many queries of a session. Queries with a result are all observed; of the others only as many as the fetch
 * window permits. A query that doesn't respond doesn't block the others.
 */
export function observeQueries<Resource>(
  session: QuerySession,
  listener: QueriesListener,
  pending = createPendingFetches()
): QueriesObserver<Resource> {
  const begun = createBegunQueries<Resource>(session, listener, pending)
  /** Keys of failed queries that will be fetched again. */
  const failed = new Set<string>()
  let wanted: readonly Query<Resource>[] = []
  /** Index of the next query to begin. */
  let next = 0
  let attention: Attention = 'full'
  let isUpdating = false

  const snapshotOf = (key: string) => session.store.getState().queries.get(key)

  function stop(key: string): void {
    begun.stop(key)
    failed.delete(key)
  }

  /** Does nothing if called by `work`: beginning a query notifies synchronously, and `work` covers it. */
  function once(work: () => void): void {
    if (isUpdating) return
    isUpdating = true
    work()
    isUpdating = false
  }

  const onFetched = (): void => once(fillWindow)

  /** Retries and begins queries while the window permits. */
  function fillWindow(): void {
    for (const key of failed) {
      if (!pending.hasRoom()) return
      failed.delete(key)
      begun.retry(key)
    }
    for (let query = wanted[next]; query; query = wanted[next]) {
      if (!begun.has(query.key)) {
        if (!pending.hasRoom() && !isSettled(snapshotOf(query.key))) return
        begun.begin(query, attention, onFetched)
      }
      next += 1
    }
  }

  /** Stops queries that are being retried beyond the window. They begin again later, with all of their retries. */
  function stopRejected(): void {
    const rejected = pending.rejected((key) => (snapshotOf(key)?.failureCount ?? 0) > 0)
    for (const key of rejected) stop(key)
    if (rejected.length > 0) next = 0
  }

  function update(): void {
    begun.update(attention)
    stopRejected()
    fillWindow()
  }

  const unsubscribe = session.store.subscribe(({ queries }, previous) => queries !== previous.queries && once(update))

  return {
    setQueries(queries, isSeen, isPaused) {
      const previous = attention
      attention = attentionOf(isSeen, isPaused)
      if (queries === wanted && attention === previous) return
      if (queries !== wanted) {
        wanted = queries
        next = 0
        const keys = new Set(wanted.map(({ key }) => key))
        for (const key of begun.keys()) if (!keys.has(key)) stop(key)
      }
      once(update)
    },
    retryFailed() {
      for (const { key } of wanted) if (snapshotOf(key)?.error !== undefined) failed.add(key)
      once(fillWindow)
    },
    release() {
      unsubscribe()
      for (const key of begun.keys()) stop(key)
    }
  }
}
