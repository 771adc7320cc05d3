/** An attribute changes, step 7: connects observers with fetches. */
import { monotonicTime } from '../environment/monotonic-time.js'
import { IDLE_QUERY, type SessionContext } from '../store/session-state.js'
import { createFetchSchedule } from './fetch-schedule.js'
import { canHaveNoItems, type Query } from './query.js'
import { createQueryFetcher } from './query-fetcher.js'
import type { ObservedQuery, QueryObserver } from './query-observer.js'
import { type QueryEvent, reduceQuery } from './query-state.js'
import type { ResponseWriter } from './response-writer.js'

/** Returns `true` if items of the previous result are missing in the new one. */
const hasLostItems = (event: QueryEvent): boolean =>
  event.type === 'fetchSucceeded' && event.fetch.previousIds.some((id) => !event.fetch.found.has(id))

/** Returns the shortest refetch interval of the active observers, in ms, or `undefined` if none has one. */
function shortestInterval(observers: Iterable<QueryObserver>): number | undefined {
  const intervals = [...observers].flatMap(({ isActive, refetchInterval }) => (isActive && refetchInterval) || [])
  return intervals.length > 0 ? Math.min(...intervals) : undefined
}

/** Returns the event of a query for nothing, or for items that the caller has. Its result needs no fetch. */
function knownResult<Resource>(query: Query<Resource>): QueryEvent | undefined {
  const at = monotonicTime()
  if (canHaveNoItems(query)) return { type: 'resultKnown', ids: [], at }
  return query.id === undefined && query.requestedIds ? { type: 'resultKnown', ids: undefined, at } : undefined
}

/**
 * Connects the observers of a query with its fetches. `query-state.ts` has the states of its snapshot,
 * `query-fetcher.ts` runs its fetches, and `fetch-schedule.ts` decides when it fetches on its own.
 *
 * @param onItemsLost is called when items are missing in the new result of a list.
 */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  writer: ResponseWriter,
  onItemsLost: () => void
): ObservedQuery {
  const { refusedRoutes, update } = context
  const { key } = query
  const observers = new Set<QueryObserver>()

  const { inFlight, start, fetch, refetch, stop } = createQueryFetcher(query, context, writer, {
    visibleIds: () => [...observers].flatMap((each) => (each.isActive && each.visibleIds?.()) || []),
    onReplace: () => schedule.cancel(),
    onPause: () => schedule.plan(),
    onFetched(event) {
      schedule.onFetched(event)
      for (const { onFetched } of observers) onFetched?.()
    },
    onWritten(event) {
      if (hasLostItems(event)) onItemsLost()
      schedule.plan()
    }
  })
  const schedule = createFetchSchedule(query, context, {
    isObserved: () => [...observers].some(({ isActive }) => isActive),
    refetchInterval: () => shortestInterval(observers),
    inFlight,
    fetch,
    start
  })

  const known = knownResult(query)
  if (known) {
    update(({ queries }) => ({
      queries: new Map(queries).set(key, reduceQuery(queries.get(key) ?? IDLE_QUERY, known))
    }))
  }

  return {
    observers,
    found: () => inFlight()?.found ?? [],
    fetch,
    refetch,
    isStale: schedule.isStale,
    revalidate: schedule.revalidate,
    stop,
    forgetRefusal: () => refusedRoutes.remove(query)
  }
}
