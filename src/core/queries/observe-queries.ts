import { createBegunQueries, type QueriesListener } from './begun-queries.js'
import { createPendingFetches } from './pending-fetches.js'
import type { Query } from './query.js'
import { type Attention, attentionOf } from './query-attention.js'
import { createQueryQueue } from './query-queue.js'
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
  const queue = createQueryQueue(session, begun, pending)
  let wanted: readonly Query<Resource>[] = []
  let attention: Attention = 'full'
  let isUpdating = false

  function stop(key: string): void {
    begun.stop(key)
    queue.drop(key)
  }

  /** Does nothing if called by `work`: beginning a query notifies synchronously, and `work` covers it. */
  function once(work: () => void): void {
    if (isUpdating) return
    isUpdating = true
    work()
    isUpdating = false
  }

  const onFetched = (): void => once(fillWindow)
  const fillWindow = (): void => queue.fillWindow(attention, onFetched)

  /** Stops queries that are being retried beyond the window. They begin again later, with all of their retries. */
  function stopRejected(): void {
    const { queries } = session.store.getState()
    const rejected = pending.rejected((key) => (queries.get(key)?.failureCount ?? 0) > 0)
    for (const key of rejected) stop(key)
    if (rejected.length > 0) queue.rewind()
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
        queue.set(queries)
        const keys = new Set(queries.map(({ key }) => key))
        for (const key of begun.keys()) if (!keys.has(key)) stop(key)
      }
      once(update)
    },
    retryFailed() {
      queue.retryFailed()
      once(fillWindow)
    },
    release() {
      unsubscribe()
      for (const key of begun.keys()) stop(key)
    }
  }
}
