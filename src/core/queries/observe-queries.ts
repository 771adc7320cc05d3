import type { QuerySubscription } from './query-runner.js'
import type { Query } from './query.js'
import type { Session } from '../session/session.js'

/** Many queries that are kept true together. */
export interface QueriesObserver<Resource> {
  /**
   * Observes these queries, and no others any more.
   *
   * @param isSeen whether what shows them can be seen: what cannot is read once, and not on its own time.
   * @param isPaused whether nothing is read at all.
   */
  setQueries(queries: readonly Query<Resource>[], isSeen: boolean, isPaused: boolean): void
  /** Reads those again that have failed. */
  retryFailed(): void
  release(): void
}

/** What is told of many queries. */
interface QueriesListener {
  /** Those that are observed now, to be read again when all of an element is. */
  readonly subscriptions: Set<QuerySubscription>
  /** A query failed for good. */
  readonly onError: (error: unknown, operation: string) => void
}

interface ObservedQuery {
  readonly subscription: QuerySubscription
  isActive: boolean
  error: unknown
}

/**
 * Observes many queries of a session: so many at once until they have answered or failed, and all that have.
 *
 * @param atOnce how many are asked for the first time at once; one that does not answer keeps none from being asked.
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

  /** What has never answered is read also where nobody sees it, so that it is there by then. */
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
    // What is begun tells of it at once; all of it has been seen to when this ends.
    if (isUpdating) return
    isUpdating = true
    const settled = wanted.filter(isSettled).length
    const next = wanted.slice(0, settled + atOnce)
    const keys = new Set(next.map(({ key }) => key))
    for (const [key, entry] of observed) if (!keys.has(key)) stop(key, entry)
    for (const query of next) update(query)
    isUpdating = false
  }

  const unsubscribe = session.store.subscribe(({ queries }, before) => queries !== before.queries && updateAll())

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
