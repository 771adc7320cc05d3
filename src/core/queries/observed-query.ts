import { monotonicTime } from '../environment/monotonic-time.js'
import { isSameRecord } from '../resources/structural-sharing.js'
import { IDLE_QUERY, type SessionContext } from '../store/session-state.js'
import { createFetchSchedule } from './fetch-schedule.js'
import { type QueryFetch, startFetch } from './query-fetch.js'
import type { ObservedQuery, QueryObserver } from './query-observer.js'
import { type QueryEvent, reduceQuery } from './query-state.js'
import type { Query } from './query.js'
import type { ResponseWriter } from './response-writer.js'

/** Returns `true` if items of the previous result are missing in the new one. */
const hasLostItems = (event: QueryEvent): boolean =>
  event.type === 'fetchSucceeded' && event.fetch.previousIds.some((id) => !event.fetch.found.has(id))

/**
 * Runs the fetches of a query, one at a time. `query-state.ts` has the states of its snapshot, `query-fetch.ts` one
 * fetch, and `fetch-schedule.ts` decides when it fetches on its own.
 *
 * @param onItemsLost is called when items are missing in the new result of a list.
 */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  writer: ResponseWriter,
  onItemsLost: () => void
): ObservedQuery {
  const { refusals, state, update } = context
  const { key, id } = query
  const observers = new Set<QueryObserver>()
  let inFlight: QueryFetch | undefined
  let ended: Promise<void> | undefined
  let interruptions = 0
  let startedThisTurn = false

  const snapshot = () => state().queries.get(key) ?? IDLE_QUERY
  const isEmpty = id === undefined && query.isEmpty === true
  const schedule = createFetchSchedule(query, context, {
    isObserved: () => [...observers].some(({ isActive }) => isActive),
    inFlight: () => inFlight,
    interruptions: () => interruptions,
    fetch,
    start
  })

  function countInterruptions({ type }: QueryEvent): void {
    if (type === 'fetchSucceeded') interruptions = 0
    if (type === 'refetchInterrupted') interruptions += 1
  }

  async function finish({ outcome, signal }: QueryFetch): Promise<void> {
    const { event, lastPage } = await outcome
    // Immediately before the outcome is written, because it waits for others only while many are in flight.
    writer.end()
    if (signal.aborted) return
    countInterruptions(event)
    for (const { onFetched } of observers) onFetched?.()
    await writer.write({
      key,
      signal,
      response: lastPage,
      change(current) {
        // An observer of the outcome may fetch again immediately.
        inFlight = ended = undefined
        return reduceQuery(current, event)
      }
    })
    if (signal.aborted) return
    if (hasLostItems(event)) onItemsLost()
    schedule.plan()
  }

  function start(isIncremental: boolean): void {
    const { connection } = state()
    if (inFlight || isEmpty || connection.status !== 'ready') return
    schedule.cancel()
    const { client } = connection
    const visibleIds = () => [...observers].flatMap((each) => (each.isActive && each.visibleIds?.()) || [])
    const options = { query, client, previous: snapshot(), isIncremental, visibleIds, onPause: schedule.plan }
    writer.begin()
    inFlight = startFetch(options, context, writer)
    ended = finish(inFlight)
    if (isIncremental) return
    startedThisTurn = true
    queueMicrotask(() => {
      startedThisTurn = false
    })
    const { signal } = inFlight
    void writer.write({ key, signal, change: (current) => reduceQuery(current, { type: 'fetchStarted' }) })
  }

  function stop(): void {
    schedule.cancel()
    if (!inFlight) return
    const { abort } = inFlight
    inFlight = ended = undefined
    abort()
    const stopped = reduceQuery(snapshot(), { type: 'stopped' })
    if (!isSameRecord(stopped, snapshot())) update(({ queries }) => ({ queries: new Map(queries).set(key, stopped) }))
  }

  function fetch(): Promise<void> | undefined {
    inFlight?.skipBackoff()
    if (inFlight?.isIncremental) stop()
    start(false)
    return ended
  }

  // A query for nothing, or for items that the caller has, has its result already.
  const isKnown = id === undefined && query.requestedIds !== undefined
  if (isEmpty || isKnown) {
    const known = { ...snapshot(), ...(isEmpty && { ids: [] }), isComplete: true, updatedAt: monotonicTime() }
    update(({ queries }) => ({ queries: new Map(queries).set(key, known) }))
  }

  return {
    observers,
    found: () => inFlight?.found ?? [],
    fetch,
    async refetch() {
      if (!startedThisTurn && inFlight?.isIncremental !== true) {
        inFlight?.skipBackoff()
        await ended
      }
      await fetch()
    },
    isStale: schedule.isStale,
    revalidate: schedule.revalidate,
    stop,
    forgetRefusal: () => refusals.remove(query)
  }
}
