/** An attribute changes, step 7: finds that data is missing or stale. */
import { monotonicTime } from '../environment/monotonic-time.js'
import { IDLE_QUERY, type SessionContext } from '../store/session-state.js'
import { countInterruptions, planFetch } from './plan-fetch.js'
import { createPollInterval, pollBackoff } from './poll-interval.js'
import type { Query } from './query.js'
import type { QueryFetch } from './query-fetch.js'
import type { QueryEvent } from './query-state.js'

/** Age after which data is refetched when it is observed again, in ms. */
const STALE_TIME = 30_000
/** Shortest time between automatic refetches after a failure, in ms. */
const THROTTLE_INTERVAL = 10_000

/** Fetches a query when its data is missing, stale or due to be polled. */
interface FetchSchedule {
  /** Schedules the next poll, or the next page of a paused refetch. */
  plan(): void
  /** Returns `true` if `revalidate` fetches. */
  isStale(): boolean
  /** Fetches missing or stale data, or schedules the next poll. */
  revalidate(): Promise<void> | undefined
  /** Takes note of how a fetch ended. */
  onFetched(event: QueryEvent): void
  cancel(): void
}

/** State and methods of a query that its schedule uses. */
interface ScheduledQuery {
  /** `true` if an observer is on screen. */
  isObserved(): boolean
  /** Returns the shortest refetch interval of the observers on screen, in ms. */
  refetchInterval(): number | undefined
  /** The fetch in flight. */
  inFlight(): QueryFetch | undefined
  fetch(): Promise<void> | undefined
  /** Starts a fetch unless one is in flight. */
  start(isIncremental: boolean): void
}

export function createFetchSchedule<Resource>(
  query: Query<Resource>,
  { environment, refusedRoutes, state }: SessionContext,
  { isObserved, refetchInterval, inFlight, fetch, start }: ScheduledQuery
): FetchSchedule {
  const pollInterval = createPollInterval(query, state, refetchInterval)
  let timer: ReturnType<typeof setTimeout> | undefined
  let throttledAt = -Infinity
  let interruptions = 0

  const snapshot = () => state().queries.get(query.key) ?? IDLE_QUERY
  const isWatched = (): boolean => environment.isVisible() && isObserved()
  const isBusy = (): boolean => inFlight()?.isPaused() === false
  const lastRequestedAt = (): number => inFlight()?.pageRequestedAt() ?? snapshot().updatedAt

  /** `true` if the latest fetch was refused and would be refused again. */
  function staysRefused(): boolean {
    const { connection } = state()
    const { error } = snapshot()
    return (
      error !== undefined && connection.status === 'ready' && refusedRoutes.find(query, connection.client) === error
    )
  }

  function plan(): void {
    clearTimeout(timer)
    const interval = pollInterval()
    if (!interval || isBusy() || !isWatched() || !environment.isOnline()) return
    const backoff = pollBackoff(environment)
    if (staysRefused()) {
      // Nothing is requested, unless there is another credential meanwhile.
      timer = setTimeout(revalidate, interval * backoff)
      return
    }
    const paused = inFlight()
    const next = planFetch(snapshot(), { interval, interruptions, isPaused: paused !== undefined })
    const delay = lastRequestedAt() + next.pause * backoff - monotonicTime()
    timer = setTimeout(() => (paused ? paused.resume() : start(next.isIncremental)), delay)
  }

  /** Refetches, but not sooner than `THROTTLE_INTERVAL` after the last automatic attempt. */
  function refetchThrottled(): Promise<void> | undefined {
    const isFailing = snapshot().error !== undefined
    const early = isFailing ? throttledAt + THROTTLE_INTERVAL - monotonicTime() : 0
    clearTimeout(timer)
    if (early > 0) {
      timer = setTimeout(revalidate, early)
      return undefined
    }
    if (isFailing) throttledAt = monotonicTime()
    return fetch()
  }

  function isStale(): boolean {
    if (staysRefused()) return false
    const { ids, isComplete, error } = snapshot()
    const shouldRefetch = !isComplete || error !== undefined || monotonicTime() - lastRequestedAt() >= STALE_TIME
    // Missing data is requested even offline: the platform may be local, such as the sandbox.
    return shouldRefetch && !isBusy() && isWatched() && (environment.isOnline() || !ids)
  }

  function revalidate(): Promise<void> | undefined {
    if (isStale()) return refetchThrottled()
    plan()
    return undefined
  }

  return {
    plan,
    isStale,
    revalidate,
    onFetched(event) {
      interruptions = countInterruptions(interruptions, event)
    },
    cancel: () => clearTimeout(timer)
  }
}
