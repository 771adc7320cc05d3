import type { PlatformClient } from '../../client/index.js'
import { createIncrementalRefetch } from './incremental-refetch.js'
import { isRefused } from './is-refused.js'
import { mergeIds } from './merge-ids.js'
import { planFetch } from './plan-fetch.js'
import { createPollInterval, pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import type { ObservedQuery, QueryObserver } from './query-observer.js'
import { read, type ReadListener } from './read.js'
import type { QueryWrite, ResponseWriter } from './response-writer.js'
import { isRetryable } from '../environment/retry.js'
import { type QuerySnapshot, type SessionContext, type SessionState, IDLE_QUERY } from '../store/session-state.js'
import { isSameRecord, replaceEqualList } from '../resources/structural-sharing.js'
import { monotonicTime } from '../environment/monotonic-time.js'

/** Age after which data is refetched when it is observed again, in ms. */
const STALE_TIME = 30_000
/** Shortest time between automatic refetches after a failure, in ms. */
const THROTTLE_INTERVAL = 10_000

/** @param onItemsLost is called when items are missing in the new result of a list. */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  writer: ResponseWriter,
  onItemsLost: () => void
): ObservedQuery {
  const { environment, timeout, refusals, state, update } = context
  const { key, id, kind } = query
  const observers = new Set<QueryObserver>()
  const pollInterval = createPollInterval(query, state)
  let found = new Set<string>()
  let running: Promise<void> | undefined
  /** `true` while a long list is refetched page by page. */
  let isIncremental = false
  /** Ends the pause before the next page. */
  let resume: (() => void) | undefined
  /** When the latest page was requested. */
  let pageAt = 0
  /** Number of consecutive incremental refetches that the platform aborted, for example because a cursor expired. */
  let rejectedRounds = 0
  let startedThisTurn = false
  let controller: AbortController | undefined
  let skipPause: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let refetchedAt = -Infinity

  const snapshot = (): QuerySnapshot => state().queries.get(key) ?? IDLE_QUERY
  function status(change: Partial<QuerySnapshot>): Pick<SessionState, 'queries'> {
    const { queries } = state()
    const next = { ...snapshot(), ...change }
    return { queries: isSameRecord(next, snapshot()) ? queries : new Map(queries).set(key, next) }
  }
  const put = (change: Partial<QuerySnapshot>): void => update(() => status(change))

  const waitForTurn = (): Promise<void> =>
    new Promise((resolve) => {
      resume = () => {
        resume = undefined
        pageAt = monotonicTime()
        resolve()
      }
      plan()
    })
  const visibleIds = (): string[] =>
    [...observers].flatMap((observer) => (observer.isActive && observer.visibleIds?.()) || [])

  async function run(client: PlatformClient, signal: AbortSignal, inTurn: boolean): Promise<void> {
    const { isComplete, ids: previousIds = [] } = snapshot()
    const ids = (found = new Set())
    let pages = 0
    let hasLostItems = false
    /** The last page, which is written together with the outcome. */
    let lastPage: Pick<QueryWrite, 'change' | 'response'> | undefined
    let outcomeOf: QueryWrite['change']
    const write = (
      change: QueryWrite['change'],
      response?: QueryWrite['response'],
      canWait?: QueryWrite['canWait']
    ): Promise<void> => writer.write({ key, signal, change, response, canWait })
    writer.begin()
    try {
      const listener: ReadListener<Resource> = {
        onFailure(failureCount, skip) {
          skipPause = skip
          void write(() => ({ failureCount }))
        },
        onPage(resources, version, hasMore) {
          if (signal.aborted) return
          for (const each of resources.keys()) ids.add(each)
          pages += 1
          const rows = { ids: [...new Set([...ids, ...previousIds])], pages: pages + Number(hasMore) }
          // A complete list stays as it is until it was refetched completely.
          const change: QueryWrite['change'] = ({ ids: current }) =>
            isComplete ? { failureCount: 0 } : { failureCount: 0, ...rows, ids: replaceEqualList(current, rows.ids) }
          const response = { kind, resources, version }
          // Only the first rows are urgent: updating all rows for each page would take longer the more there are.
          if (hasMore || inTurn) void write(change, response, pages > 1 && !inTurn)
          else lastPage = { change, response }
        }
      }
      const round = inTurn
        ? createIncrementalRefetch(query, context, { previousIds, found: ids, visibleIds, wait: waitForTurn })
        : undefined
      await read(query, client, { signal, timeout, refusals }, listener, round)
      rejectedRounds = 0
      const dataUpdatedAt = monotonicTime()
      outcomeOf = ({ ids: current }) => ({
        ids: mergeIds(current, { previousIds, found: ids, isIncremental: inTurn }),
        pages,
        isComplete: true,
        error: undefined,
        dataUpdatedAt
      })
      hasLostItems = previousIds.some((each) => !ids.has(each))
    } catch (error) {
      const isInterrupted = inTurn && !isRetryable(error) && !isRefused(error)
      if (isInterrupted && !signal.aborted) rejectedRounds += 1
      outcomeOf = () => (isInterrupted ? {} : { error })
    } finally {
      writer.end()
    }
    if (signal.aborted) return
    for (const { onFetched } of observers) onFetched?.()
    const updatedAt = monotonicTime()
    await write((current) => {
      running = undefined
      isIncremental = false
      const rows = lastPage?.change(current)
      return { ...rows, ...outcomeOf({ ...current, ...rows }), isFetching: false, failureCount: 0, updatedAt }
    }, lastPage?.response)
    if (signal.aborted) return
    if (hasLostItems) onItemsLost()
    plan()
  }

  const isEmpty = id === undefined && query.isEmpty

  function begin(inTurn: boolean): void {
    const { connection } = state()
    if (running || isEmpty || connection.status !== 'ready') return
    clearTimeout(timer)
    controller = new AbortController()
    isIncremental = inTurn
    pageAt = monotonicTime()
    running = run(connection.client, controller.signal, inTurn)
    // Background refetches don't change the visible status.
    if (inTurn) return
    startedThisTurn = true
    queueMicrotask(() => {
      startedThisTurn = false
    })
    const { signal } = controller
    void writer.write({ key, signal, change: () => ({ isFetching: true, failureCount: 0 }) })
  }

  function stop(): void {
    clearTimeout(timer)
    if (!running) return
    const wake = resume
    running = undefined
    isIncremental = false
    controller?.abort()
    // A refetch that waits for its next page ends now.
    wake?.()
    put({ isFetching: false, failureCount: 0 })
  }

  function fetch(): Promise<void> | undefined {
    skipPause?.()
    if (isIncremental) stop()
    begin(false)
    return running
  }

  /** `true` if the latest fetch was refused and would be refused again. */
  function staysRefused(): boolean {
    const { connection } = state()
    const { error } = snapshot()
    return error !== undefined && connection.status === 'ready' && refusals.find(query, connection.client) === error
  }

  const isWatched = (): boolean => environment.isVisible() && [...observers].some(({ isActive }) => isActive)

  function plan(): void {
    clearTimeout(timer)
    const { updatedAt } = snapshot()
    const interval = pollInterval()
    if (!interval || (running && !resume) || !isWatched() || !environment.isOnline()) return
    if (staysRefused()) {
      // Nothing is requested, unless there is another credential meanwhile.
      timer = setTimeout(revalidate, interval * pollBackoff(environment))
      return
    }
    const next = planFetch(snapshot(), { interval, rejectedRounds, isPaused: resume !== undefined })
    const dueAt = (resume ? pageAt : updatedAt) + next.pause * pollBackoff(environment)
    timer = setTimeout(resume ?? begin, dueAt - monotonicTime(), next.isIncremental)
  }

  /** Refetches, but not sooner than `THROTTLE_INTERVAL` after the last automatic attempt. */
  function refetchThrottled(): Promise<void> | undefined {
    const isFailing = snapshot().error !== undefined
    const early = isFailing ? refetchedAt + THROTTLE_INTERVAL - monotonicTime() : 0
    clearTimeout(timer)
    if (early > 0) {
      timer = setTimeout(revalidate, early)
      return undefined
    }
    if (isFailing) refetchedAt = monotonicTime()
    return fetch()
  }

  function isStale(): boolean {
    if (staysRefused()) return false
    const { ids, isComplete, error, updatedAt } = snapshot()
    const shouldRefetch =
      !isComplete || error !== undefined || monotonicTime() - (resume ? pageAt : updatedAt) >= STALE_TIME
    // Missing data is requested even offline: the platform may be local, such as the sandbox.
    return shouldRefetch && (!running || resume !== undefined) && isWatched() && (environment.isOnline() || !ids)
  }

  function revalidate(): Promise<void> | undefined {
    if (isStale()) return refetchThrottled()
    plan()
    return undefined
  }

  // A query for nothing, or for items that the caller has, has its result already.
  if (isEmpty) put({ ids: [], isComplete: true, updatedAt: monotonicTime() })
  else if (id === undefined && query.requestedIds) put({ isComplete: true, updatedAt: monotonicTime() })

  return {
    observers,
    found: () => found,
    fetch,
    async refetch() {
      if (!startedThisTurn && !isIncremental) {
        skipPause?.()
        await running
      }
      await fetch()
    },
    isStale,
    revalidate,
    stop,
    forgetRefusal: () => refusals.remove(query)
  }
}
