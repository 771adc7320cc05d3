import type { QuerySnapshot } from '../store/session-state.js'
import type { PendingFetches } from './pending-fetches.js'
import type { Query } from './query.js'
import { type Attention, isActive, isSettled } from './query-attention.js'
import type { QuerySession, QuerySubscription } from './query-runner.js'

export interface QueriesListener {
  /** Subscriptions of the observed queries, for refreshing the whole element. */
  readonly subscriptions: Set<QuerySubscription>
  /** Called when a query has failed after all retries. */
  readonly onError: (error: unknown, operation: string) => void
}

/** The queries that an observer of many has begun to observe. */
export interface BegunQueries<Resource> {
  has(key: string): boolean
  /** Begins to observe a query. @param onFetched is called when a first fetch or a retry has ended */
  begin(query: Query<Resource>, attention: Attention, onFetched: () => void): void
  /** Fetches a failed query again. */
  retry(key: string): void
  /** Follows a change of the queries or of the attention. */
  update(attention: Attention): void
  stop(key: string): void
  keys(): Iterable<string>
}

interface BegunQuery<Resource> {
  readonly query: Query<Resource>
  readonly subscription: QuerySubscription
  isActive: boolean
  error: unknown
}

export function createBegunQueries<Resource>(
  session: QuerySession,
  { subscriptions, onError }: QueriesListener,
  pending: PendingFetches
): BegunQueries<Resource> {
  const begun = new Map<string, BegunQuery<Resource>>()

  const snapshotOf = (key: string): QuerySnapshot | undefined => session.store.getState().queries.get(key)

  function updateOne(entry: BegunQuery<Resource>, attention: Attention): void {
    const { query, subscription } = entry
    const { key, operation } = query
    const snapshot = snapshotOf(key)
    // Its result may come from another observer.
    if (isSettled(snapshot) && !snapshot?.isFetching) pending.drop(key)
    const active = isActive(snapshot, attention)
    if (active !== entry.isActive) {
      entry.isActive = active
      subscription.setActive(active)
    }
    const error = snapshotOf(key)?.error
    if (error !== undefined && error !== entry.error) onError(error, operation)
    entry.error = error
  }

  return {
    has: (key) => begun.has(key),
    begin(query, attention, onFetched) {
      const { key } = query
      const snapshot = snapshotOf(key)
      const active = isActive(snapshot, attention)
      if (!isSettled(snapshot)) pending.begin(key)
      const subscription = session.observe(query, active, {
        onFetched() {
          if (pending.end(key)) onFetched()
        },
        onError
      })
      const entry = { query, subscription, isActive: active, error: undefined }
      begun.set(key, entry)
      subscriptions.add(subscription)
      updateOne(entry, attention)
    },
    retry(key) {
      pending.begin(key)
      void begun.get(key)?.subscription.fetch()
    },
    update(attention) {
      for (const entry of begun.values()) updateOne(entry, attention)
    },
    stop(key) {
      const subscription = begun.get(key)?.subscription
      begun.delete(key)
      pending.drop(key)
      if (!subscription) return
      subscriptions.delete(subscription)
      subscription.release()
    },
    keys: () => begun.keys()
  }
}
