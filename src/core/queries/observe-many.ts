import type { QuerySubscription } from './query-runner.js'
import type { Query } from './query.js'
import type { Session } from '../session/session.js'

/** Many queries that are kept true together. */
export interface ManyQueries<Resource> {
  /**
   * Observes these queries, and no others any more.
   *
   * @param isSeen whether what shows them can be seen: what cannot is read once, and not on its own time.
   * @param isPaused whether nothing is read at all.
   */
  follow(queries: readonly Query<Resource>[], isSeen: boolean, isPaused: boolean): void
  /** Reads those again that have failed. */
  retryFailed(): void
  release(): void
}

/** What is told of many queries. */
interface ManyListener {
  /** Those that are observed now, to be read again when all of an element is. */
  readonly looks: Set<QuerySubscription>
  /** A query failed for good. */
  readonly onError: (error: unknown, operation: string) => void
}

interface Look {
  readonly subscription: QuerySubscription
  isActive: boolean
  error: unknown
}

/**
 * Observes many queries of a session: so many at once until they have answered or failed, and all that have.
 *
 * @param atOnce how many are asked for the first time at once; one that does not answer keeps none from being asked.
 */
export function observeMany<Resource>(
  session: Pick<Session, 'store' | 'observe'>,
  atOnce: number,
  { looks, onError }: ManyListener
): ManyQueries<Resource> {
  const observed = new Map<string, Look>()
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

  function stop(key: string, { subscription }: Look): void {
    observed.delete(key)
    looks.delete(subscription)
    subscription.release()
  }

  function begin(query: Query<Resource>): Look {
    const active = isActive(query)
    const look = { subscription: session.observe(query, active), isActive: active, error: undefined }
    observed.set(query.key, look)
    looks.add(look.subscription)
    return look
  }

  function update(query: Query<Resource>): void {
    const look = observed.get(query.key) ?? begin(query)
    const active = isActive(query)
    if (active !== look.isActive) {
      look.isActive = active
      look.subscription.setActive(active)
    }
    const error = snapshotOf(query)?.error
    if (error !== undefined && error !== look.error) onError(error, query.operation)
    look.error = error
  }

  function updateAll(): void {
    // What is begun tells of it at once; all of it has been seen to when this ends.
    if (isUpdating) return
    isUpdating = true
    const settled = wanted.filter(isSettled).length
    const next = wanted.slice(0, settled + atOnce)
    const keys = new Set(next.map(({ key }) => key))
    for (const [key, look] of observed) if (!keys.has(key)) stop(key, look)
    for (const query of next) update(query)
    isUpdating = false
  }

  const unsubscribe = session.store.subscribe(({ queries }, before) => queries !== before.queries && updateAll())

  return {
    follow(queries, seen, paused) {
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
      for (const [key, look] of observed) stop(key, look)
    }
  }
}
