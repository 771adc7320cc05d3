/** An attribute changes, step 9: the ids of a page, and the status of the query. */
import { replaceEqualList } from '../resources/structural-sharing.js'
import type { QuerySnapshot } from '../store/session-state.js'

interface ListFetch {
  /** Ids before the fetch. */
  readonly previousIds: readonly string[]
  /** Ids that the fetch has found. */
  readonly found: ReadonlySet<string>
  /** `true` to keep the order, with new items first. */
  readonly isIncremental: boolean
}

/** Returns the ids of a fetched result. Items created during the fetch are not in the response yet. */
function mergeIds(
  current: readonly string[] | undefined,
  { previousIds, found, isIncremental }: ListFetch
): readonly string[] {
  const known = new Set(previousIds)
  const createdIds = current?.filter((id) => !known.has(id) && !found.has(id)) ?? []
  const inOrder = isIncremental
    ? [...[...found].filter((id) => !known.has(id)), ...previousIds.filter((id) => found.has(id))]
    : found
  return replaceEqualList(current, [...createdIds, ...inOrder])
}

/**
 * Event of a query. Times are monotonic.
 *
 * ```
 * idle ── resultKnown ──▶ idle
 * idle ── fetchStarted ──▶ fetching ── attemptFailed, pageReceived ──▶ fetching
 * fetching ── fetchSucceeded, fetchFailed, stopped ──▶ idle
 * idle ── attemptFailed, pageReceived, fetchSucceeded, fetchFailed, refetchInterrupted, stopped ──▶ idle (incremental)
 * ```
 *
 * An incremental refetch has no `fetchStarted`: a refetch in the background doesn't change the visible status.
 */
export type QueryEvent =
  /** The result needs no fetch: the query is for nothing (`ids: []`), or for items that the caller has. */
  | { readonly type: 'resultKnown'; readonly ids: readonly string[] | undefined; readonly at: number }
  | { readonly type: 'fetchStarted' }
  /** An attempt failed and is retried. */
  | { readonly type: 'attemptFailed'; readonly failureCount: number }
  /** A page arrived that is not the last one. `ids`: the ids of all pages so far, and of the previous result. */
  | { readonly type: 'pageReceived'; readonly ids: readonly string[]; readonly pages: number }
  | { readonly type: 'fetchSucceeded'; readonly fetch: ListFetch; readonly pages: number; readonly at: number }
  | { readonly type: 'fetchFailed'; readonly error: unknown; readonly at: number }
  /** The platform ended a refetch in the background, for example because a cursor expired. */
  | { readonly type: 'refetchInterrupted'; readonly at: number }
  | { readonly type: 'stopped' }

/** Returns the state of a query after an event. */
export function reduceQuery(query: QuerySnapshot, event: QueryEvent): QuerySnapshot {
  switch (event.type) {
    case 'resultKnown':
      return { ...query, ...(event.ids && { ids: event.ids }), isComplete: true, updatedAt: event.at }
    case 'fetchStarted':
      return { ...query, isFetching: true, failureCount: 0 }
    case 'attemptFailed':
      return { ...query, failureCount: event.failureCount }
    case 'pageReceived': {
      const next = { ...query, failureCount: 0 }
      // A complete list stays as it is until it was refetched completely.
      return query.isComplete ? next : { ...next, ids: replaceEqualList(query.ids, event.ids), pages: event.pages }
    }
    case 'stopped':
      return { ...query, isFetching: false, failureCount: 0 }
  }
  const ended = { ...query, isFetching: false, failureCount: 0, updatedAt: event.at }
  switch (event.type) {
    case 'fetchSucceeded':
      return {
        ...ended,
        ids: mergeIds(query.ids, event.fetch),
        pages: event.pages,
        isComplete: true,
        error: undefined,
        dataUpdatedAt: event.at
      }
    case 'fetchFailed':
      return { ...ended, error: event.error }
    case 'refetchInterrupted':
      return ended
  }
}
