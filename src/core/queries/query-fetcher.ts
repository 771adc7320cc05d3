/** An attribute changes, step 7: runs the fetches of a query. */
import { isSameRecord } from '../resources/structural-sharing.js'
import { IDLE_QUERY, type QuerySnapshot, type SessionContext } from '../store/session-state.js'
import { canHaveNoItems, type Query } from './query.js'
import { type QueryFetch, startFetch } from './query-fetch.js'
import { type QueryEvent, reduceQuery } from './query-state.js'
import type { ResponseWriter } from './response-writer.js'

/** Runs the fetches of a query, one at a time. */
interface QueryFetcher {
  /** Returns the fetch in flight. */
  inFlight(): QueryFetch | undefined
  /** Starts a fetch unless one is in flight. */
  start(isIncremental: boolean): void
  /** Fetches. Joins a fetch in flight and skips its pause between retries. */
  fetch(): Promise<void> | undefined
  /** Fetches. A fetch that was in flight before this turn is followed by another one. */
  refetch(): Promise<void>
  /** Aborts the fetch in flight. */
  stop(): void
}

interface FetcherListener {
  /** Returns the ids of the visible rows, which an incremental refetch requests first. */
  visibleIds(): readonly string[]
  /** Called before a fetch starts or is stopped. */
  onReplace(): void
  /** Called when an incremental refetch waits for the turn of its next page. */
  onPause(): void
  /** Called when a fetch has ended, before its outcome is written. */
  onFetched(event: QueryEvent): void
  /** Called when the outcome is written. */
  onWritten(event: QueryEvent): void
}

interface CurrentFetch {
  readonly fetch: QueryFetch
  readonly ended: Promise<void>
  /** `true` in the turn in which it started. */
  isFresh: boolean
}

export function createQueryFetcher<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  writer: ResponseWriter,
  { visibleIds, onReplace, onPause, onFetched, onWritten }: FetcherListener
): QueryFetcher {
  const { state, update } = context
  const { key } = query
  let current: CurrentFetch | undefined

  const snapshot = () => state().queries.get(key) ?? IDLE_QUERY

  async function finish({ outcome, signal }: QueryFetch): Promise<void> {
    const { event, lastPage } = await outcome
    // Immediately before the outcome is written, because it waits for others only while many are in flight.
    writer.end()
    if (signal.aborted) return
    onFetched(event)
    await writer.write({
      key,
      signal,
      response: lastPage,
      change(previous) {
        // An observer of the outcome may fetch again immediately.
        current = undefined
        return reduceQuery(previous, event)
      }
    })
    if (!signal.aborted) onWritten(event)
  }

  function start(isIncremental: boolean): void {
    const { connection } = state()
    if (current || canHaveNoItems(query) || connection.status !== 'ready') return
    onReplace()
    const { client } = connection
    const options = { query, client, previous: snapshot(), isIncremental, visibleIds, onPause }
    writer.begin()
    const fetch = startFetch(options, context, writer)
    const started: CurrentFetch = { fetch, ended: finish(fetch), isFresh: !isIncremental }
    queueMicrotask(() => void (started.isFresh = false))
    current = started
    if (isIncremental) return
    const change = (previous: QuerySnapshot) => reduceQuery(previous, { type: 'fetchStarted' })
    void writer.write({ key, signal: fetch.signal, change })
  }

  function stop(): void {
    onReplace()
    if (!current) return
    const { fetch } = current
    current = undefined
    fetch.abort()
    const stopped = reduceQuery(snapshot(), { type: 'stopped' })
    if (!isSameRecord(stopped, snapshot())) update(({ queries }) => ({ queries: new Map(queries).set(key, stopped) }))
  }

  function fetch(): Promise<void> | undefined {
    current?.fetch.skipBackoff()
    if (current?.fetch.isIncremental) stop()
    start(false)
    return current?.ended
  }

  return {
    inFlight: () => current?.fetch,
    start,
    fetch,
    async refetch() {
      if (!current?.isFresh && !current?.fetch.isIncremental) {
        current?.fetch.skipBackoff()
        await current?.ended
      }
      await fetch()
    },
    stop
  }
}
