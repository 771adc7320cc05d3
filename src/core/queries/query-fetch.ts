/** An attribute changes, step 8: one fetch, page by page. */
import type { PlatformClient } from '../../client/index.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import { isRetryable } from '../environment/retry.js'
import type { VersionedResponse } from '../resources/tables.js'
import type { QuerySnapshot, SessionContext } from '../store/session-state.js'
import { createIncrementalRefetch } from './incremental-refetch.js'
import { isRefused } from './is-refused.js'
import type { Query } from './query.js'
import { type QueryEvent, reduceQuery } from './query-state.js'
import { read } from './read.js'
import type { ReadListener } from './read-listener.js'
import type { ResponseWriter } from './response-writer.js'

/** How a fetch ended. The last page is written together with it. */
interface FetchOutcome {
  readonly event: QueryEvent
  readonly lastPage: VersionedResponse<unknown> | undefined
}

/** A fetch in flight. */
export interface QueryFetch {
  readonly signal: AbortSignal
  /** `true` if a long list is refetched page by page, with pauses. */
  readonly isIncremental: boolean
  /** Ids of the received pages. */
  readonly found: ReadonlySet<string>
  readonly outcome: Promise<FetchOutcome>
  /** `true` while an incremental refetch waits for the turn of its next page. */
  isPaused(): boolean
  /** When the latest page was requested, in monotonic time. */
  pageRequestedAt(): number
  /** Requests the next page of a paused refetch. */
  resume(): void
  /** Ends the pause between two attempts. */
  skipBackoff(): void
  /** Ends the fetch. Its later responses are not written. */
  abort(): void
}

interface FetchOptions<Resource> {
  readonly query: Query<Resource>
  readonly client: PlatformClient
  /** State of the query before the fetch. */
  readonly previous: QuerySnapshot
  readonly isIncremental: boolean
  /** Ids of the visible rows, which an incremental refetch requests first. */
  visibleIds(): readonly string[]
  onPause(): void
}

/** Starts to fetch a query. Its pages are written as they arrive. */
export function startFetch<Resource>(
  { query, client, previous, isIncremental, visibleIds, onPause }: FetchOptions<Resource>,
  context: SessionContext,
  writer: ResponseWriter
): QueryFetch {
  const { key, kind } = query
  const { timeout, refusedRoutes } = context
  const controller = new AbortController()
  const { signal } = controller
  const previousIds = previous.ids ?? []
  const found = new Set<string>()
  let pages = 0
  let pageRequestedAt = monotonicTime()
  let resume: (() => void) | undefined
  let skipBackoff: (() => void) | undefined
  let lastPage: VersionedResponse<unknown> | undefined

  function write(event: QueryEvent, response?: VersionedResponse<unknown>, canWait = false): void {
    void writer.write({ key, signal, response, canWait, change: (current) => reduceQuery(current, event) })
  }

  const listener: ReadListener<Resource> = {
    onFailure(failureCount, skip) {
      skipBackoff = skip
      write({ type: 'attemptFailed', failureCount })
    },
    onPage(resources, version, hasMore) {
      if (signal.aborted) return
      for (const id of resources.keys()) found.add(id)
      pages += 1
      const response = { kind, resources, version }
      if (!hasMore && !isIncremental) return void (lastPage = response)
      const ids = [...new Set([...found, ...previousIds])]
      // Only the first rows are urgent: updating all rows for each page would take longer the more there are.
      const canWait = pages > 1 && !isIncremental
      write({ type: 'pageReceived', ids, pages: pages + Number(hasMore) }, response, canWait)
    }
  }

  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      resume = () => {
        resume = undefined
        pageRequestedAt = monotonicTime()
        resolve()
      }
      onPause()
    })

  async function run(): Promise<QueryEvent> {
    try {
      const pauses = { previousIds, found, visibleIds, wait }
      const incremental = isIncremental ? createIncrementalRefetch(query, context, pauses) : undefined
      await read(query, client, { signal, timeout, refusedRoutes }, listener, incremental)
      return { type: 'fetchSucceeded', fetch: { previousIds, found, isIncremental }, pages, at: monotonicTime() }
    } catch (error) {
      const isInterrupted = isIncremental && !isRetryable(error) && !isRefused(error)
      const at = monotonicTime()
      return isInterrupted ? { type: 'refetchInterrupted', at } : { type: 'fetchFailed', error, at }
    }
  }

  return {
    signal,
    isIncremental,
    found,
    outcome: run().then((event) => ({ event, lastPage })),
    isPaused: () => resume !== undefined,
    pageRequestedAt: () => pageRequestedAt,
    resume: () => resume?.(),
    skipBackoff: () => skipBackoff?.(),
    abort() {
      controller.abort()
      // A refetch that waits for its next page ends now.
      resume?.()
    }
  }
}
