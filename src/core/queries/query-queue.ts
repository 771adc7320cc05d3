import type { BegunQueries } from './begun-queries.js'
import type { PendingFetches } from './pending-fetches.js'
import type { Query } from './query.js'
import { type Attention, isSettled } from './query-attention.js'
import type { QuerySession } from './query-runner.js'

/** Queries of an observer that wait until the fetch window has room: failed ones, and those that have not begun. */
interface QueryQueue<Resource> {
  /** Replaces the queries. */
  set(queries: readonly Query<Resource>[]): void
  /** Adds the failed queries again. */
  retryFailed(): void
  /** Cancels the retry of a query. */
  drop(key: string): void
  /** Goes back to the first query that has not begun. */
  rewind(): void
  /** Retries and begins queries while the window permits. @param onFetched is called when a fetch of them has ended */
  fillWindow(attention: Attention, onFetched: () => void): void
}

export function createQueryQueue<Resource>(
  { store }: Pick<QuerySession, 'store'>,
  begun: BegunQueries<Resource>,
  pending: PendingFetches
): QueryQueue<Resource> {
  const failed = new Set<string>()
  let queries: readonly Query<Resource>[] = []
  /** Index of the next query to begin. */
  let next = 0

  const snapshotOf = (key: string) => store.getState().queries.get(key)

  return {
    set(wanted) {
      queries = wanted
      next = 0
    },
    retryFailed() {
      for (const { key } of queries) if (snapshotOf(key)?.error !== undefined) failed.add(key)
    },
    drop: (key) => void failed.delete(key),
    rewind() {
      next = 0
    },
    fillWindow(attention, onFetched) {
      for (const key of failed) {
        if (!pending.hasRoom()) return
        failed.delete(key)
        begun.retry(key)
      }
      for (let query = queries[next]; query; query = queries[next]) {
        if (!begun.has(query.key)) {
          if (!pending.hasRoom() && !isSettled(snapshotOf(query.key))) return
          begun.begin(query, attention, onFetched)
        }
        next += 1
      }
    }
  }
}
