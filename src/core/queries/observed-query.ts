import type { PlatformClient } from '../../client/index.js'
import { createIncrementalRefetch } from './incremental-refetch.js'
import { pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import { read, type ReadListener } from './read.js'
import { isRetryable } from '../environment/retry.js'
import { type QuerySnapshot, type SessionContext, type SessionState, IDLE_QUERY } from '../session/session-state.js'
import { isSameRecord, replaceEqualList } from '../resources/structural-sharing.js'
import { writeResponse } from '../resources/tables.js'

/** Age after which data is refetched when it is observed again, in ms. */
const STALE_TIME = 30_000
/** Number of pages of a long list that are refetched per interval. */
const PAGES_PER_INTERVAL = 6
/** Shortest time between automatic refetches after a failure, in ms. */
const THROTTLE_INTERVAL = 10_000
/** First and longest poll interval of resources in transition, in ms. */
const TRANSITION_POLL = [5000, 30_000] as const

/** An observer of a query. Only active observers cause polling. */
export interface QueryObserver {
  isActive: boolean
  /** Ids of the visible rows. */
  visibleIds?: (() => readonly string[]) | undefined
}

/** A query with its observers. */
export interface ObservedQuery {
  readonly observers: Set<QueryObserver>
  /** Ids of the result, including those of a fetch in flight. */
  ids(): readonly string[]
  /** Fetches. Joins a fetch in flight and skips its pause between retries. */
  fetch(): Promise<void> | undefined
  /**
   * Refetches. A fetch that was in flight before this turn is followed by another one, so the result is never older
   * than this call.
   */
  refetch(): Promise<void>
  /** Fetches missing or stale data and schedules the next poll. */
  revalidate(): void
  /** Aborts the fetch in flight and cancels the schedule. */
  stop(): void
}

/** Keeps the previous order. New items come first. */
function mergeInOrder(
  previousIds: readonly string[],
  createdIds: readonly string[],
  found: ReadonlySet<string>
): readonly string[] {
  const known = new Set(previousIds)
  return [...createdIds, ...[...found].filter((id) => !known.has(id)), ...previousIds.filter((id) => found.has(id))]
}

/** @param onListRead is called when a list was fetched completely. */
export function createObservedQuery<Resource>(
  query: Query<Resource>,
  context: SessionContext,
  onListRead: () => void
): ObservedQuery {
  const { environment, timeout, state, update } = context
  const { key, id, kind } = query
  const observers = new Set<QueryObserver>()
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
  let transitioningSince: number | undefined
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
        pageAt = Date.now()
        resolve()
      }
      plan()
    })
  const visibleIds = (): string[] =>
    [...observers].flatMap((observer) => (observer.isActive && observer.visibleIds?.()) || [])

  async function run(client: PlatformClient, signal: AbortSignal, inTurn: boolean): Promise<void> {
    const { isComplete, ids: previousIds = [] } = snapshot()
    const known = new Set(previousIds)
    const ids = (found = new Set())
    let pages = 0
    let outcome: Partial<QuerySnapshot>
    try {
      const listener: ReadListener<Resource> = {
        onFailure(failureCount, skip) {
          skipPause = skip
          put({ failureCount })
        },
        onPage(resources, version, hasMore) {
          if (signal.aborted) return
          for (const id of resources.keys()) ids.add(id)
          pages += 1
          // A complete list stays as it is until it was refetched completely.
          const rows = isComplete
            ? {}
            : {
                ids: replaceEqualList(snapshot().ids, [...new Set([...ids, ...previousIds])]),
                pages: pages + Number(hasMore)
              }
          update(({ confirmed }) => ({
            confirmed: writeResponse(confirmed, kind, resources, version),
            ...status({ failureCount: 0, ...rows })
          }))
        }
      }
      const round = inTurn
        ? createIncrementalRefetch(query, context, { previousIds, found: ids, visibleIds, wait: waitForTurn })
        : undefined
      await read(query, client, { signal, timeout }, listener, round)
      rejectedRounds = 0
      // Items created during the fetch are not in the response yet.
      const createdIds = snapshot().ids?.filter((id) => !known.has(id) && !ids.has(id)) ?? []
      const whole = replaceEqualList(
        snapshot().ids,
        inTurn ? mergeInOrder(previousIds, createdIds, ids) : [...createdIds, ...ids]
      )
      outcome = { ids: whole, pages, isComplete: true, error: undefined, dataUpdatedAt: Date.now() }
    } catch (error) {
      if (signal.aborted) return
      const isRefused = inTurn && !isRetryable(error)
      if (isRefused) rejectedRounds += 1
      outcome = isRefused ? {} : { error }
    }
    if (signal.aborted) return
    running = undefined
    isIncremental = false
    put({ ...outcome, isFetching: false, failureCount: 0, updatedAt: Date.now() })
    if (id === undefined && outcome.isComplete) onListRead()
    plan()
  }

  const isEmpty = id === undefined && query.isEmpty

  function begin(inTurn: boolean): void {
    const { connection } = state()
    if (running || isEmpty || connection.status !== 'ready') return
    clearTimeout(timer)
    controller = new AbortController()
    isIncremental = inTurn
    pageAt = Date.now()
    running = run(connection.client, controller.signal, inTurn)
    // Background refetches don't change the visible status.
    if (inTurn) return
    startedThisTurn = true
    queueMicrotask(() => {
      startedThisTurn = false
    })
    put({ isFetching: true, failureCount: 0 })
  }

  function stop(): void {
    clearTimeout(timer)
    if (!running) return
    running = undefined
    isIncremental = false
    resume = undefined
    controller?.abort()
    put({ isFetching: false, failureCount: 0 })
  }

  function fetch(): Promise<void> | undefined {
    skipPause?.()
    if (isIncremental) stop()
    begin(false)
    return running
  }

  const isWatched = (): boolean => environment.isVisible() && [...observers].some(({ isActive }) => isActive)

  function currentInterval(): number | undefined {
    if (snapshot().pages > 1 || !query.isTransitioning?.(state().shown)) {
      transitioningSince = undefined
      return query.refetchInterval
    }
    const [first, last] = TRANSITION_POLL
    transitioningSince ??= Date.now()
    return Math.min(last, Math.max(first, (Date.now() - transitioningSince) / 2))
  }

  function plan(): void {
    clearTimeout(timer)
    const { pages, updatedAt, isComplete, error } = snapshot()
    const every = currentInterval()
    if (!every || (running && !resume) || !isWatched() || !environment.isOnline()) return
    const turn = every / PAGES_PER_INTERVAL
    // If incremental refetches keep failing, fetch all pages at once after the same total time.
    const inTurn = pages > 1 && isComplete && error === undefined && rejectedRounds < 2
    const rest = inTurn ? every - (pages - 1) * turn : Math.max(every, pages * turn)
    const isOn = resume || (inTurn && rejectedRounds > 0)
    const pause = (isOn ? turn : Math.max(turn, rest)) * pollBackoff(environment)
    // The system clock may have been set back.
    const left = Math.min(pause, (resume ? pageAt : updatedAt) + pause - Date.now())
    timer = setTimeout(resume ?? begin, left, inTurn)
  }

  /** Refetches, but not sooner than `THROTTLE_INTERVAL` after the last automatic attempt. */
  function refetchThrottled(): void {
    const isFailing = snapshot().error !== undefined
    const early = isFailing ? Math.min(refetchedAt + THROTTLE_INTERVAL - Date.now(), THROTTLE_INTERVAL) : 0
    clearTimeout(timer)
    if (early > 0) {
      const beTried = (): void => {
        // Not measured again: the system clock may have been set back.
        refetchedAt = -Infinity
        revalidate()
      }
      timer = setTimeout(beTried, early)
    } else {
      if (isFailing) refetchedAt = Date.now()
      void fetch()
    }
  }

  function revalidate(): void {
    const { ids, isComplete, error, updatedAt } = snapshot()
    const isStale = !isComplete || error !== undefined || Date.now() - (resume ? pageAt : updatedAt) >= STALE_TIME
    // Missing data is requested even offline: the platform may be local, such as the sandbox.
    if (isStale && (!running || resume) && isWatched() && (environment.isOnline() || !ids)) refetchThrottled()
    else plan()
  }

  // A query for nothing, or for items that the caller has, has its result already.
  if (isEmpty) put({ ids: [], isComplete: true, updatedAt: Date.now() })
  else if (id === undefined && query.requestedIds) put({ isComplete: true, updatedAt: Date.now() })

  return {
    observers,
    ids: () => [...(snapshot().ids ?? []), ...found],
    fetch,
    async refetch() {
      if (!startedThisTurn && !isIncremental) {
        skipPause?.()
        await running
      }
      await fetch()
    },
    revalidate,
    stop
  }
}
