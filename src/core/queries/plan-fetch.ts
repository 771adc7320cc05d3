import type { QuerySnapshot } from '../store/session-state.js'
import type { QueryEvent } from './query-state.js'

/** Number of pages of a long list that are refetched per interval. */
const PAGES_PER_INTERVAL = 6

/** Number of consecutive incremental refetches that may fail, before all pages are fetched at once. */
const MOST_INTERRUPTIONS = 2

interface RefetchState {
  /** Polling interval of the query, in ms. */
  readonly interval: number
  /** Number of consecutive incremental refetches that the platform ended. */
  readonly interruptions: number
  /** `true` while an incremental refetch waits for its next page. */
  readonly isPaused: boolean
}

/** The next automatic fetch of a query. */
interface FetchPlan {
  /** `true` to refetch the list page by page, spread over the interval. */
  readonly isIncremental: boolean
  /** Time since the latest fetch, or since the latest page of an incremental refetch, in ms. */
  readonly pause: number
}

/**
 * Plans the next automatic fetch of a query. A complete list of several pages is refetched page by page. If this keeps
 * failing, all pages are fetched at once after the same total time.
 */
export function planFetch(
  { pages, isComplete, error }: Pick<QuerySnapshot, 'pages' | 'isComplete' | 'error'>,
  { interval, interruptions, isPaused }: RefetchState
): FetchPlan {
  const turn = interval / PAGES_PER_INTERVAL
  const isIncremental = pages > 1 && isComplete && error === undefined && interruptions < MOST_INTERRUPTIONS
  if (isPaused || (isIncremental && interruptions > 0)) return { isIncremental, pause: turn }
  const pause = isIncremental ? interval - (pages - 1) * turn : Math.max(interval, pages * turn)
  return { isIncremental, pause: Math.max(turn, pause) }
}

/** Returns the number of consecutive incremental refetches that the platform ended, after the event that ended a fetch. */
export function countInterruptions(interruptions: number, { type }: QueryEvent): number {
  if (type === 'refetchInterrupted') return interruptions + 1
  return type === 'fetchSucceeded' ? 0 : interruptions
}
