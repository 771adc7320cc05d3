import type { QuerySnapshot } from '../store/session-state.js'
import { isRefused } from './is-refused.js'

/** Status of several queries of the same kind. */
export interface QueriesStatus {
  /** Queries with a complete result. */
  readonly responded: number
  /** Queries that failed, including refused ones. */
  readonly failed: number
  /** Queries that the platform refuses to the session. */
  readonly refused: number
  /** `true` while a failed query is being retried. */
  readonly isRetrying: boolean
  /** `true` if every query has succeeded, failed, or failed once and is being retried. */
  readonly isAttempted: boolean
  /** `true` if every query has succeeded or failed. */
  readonly isSettled: boolean
}

/** @param snapshots `undefined` for queries that were not started */
export function queriesStatus(snapshots: readonly (QuerySnapshot | undefined)[]): QueriesStatus {
  const isSettled = (snapshot: QuerySnapshot | undefined): boolean =>
    snapshot !== undefined && (snapshot.isComplete || snapshot.error !== undefined)
  const failed = snapshots.filter((snapshot) => snapshot?.error !== undefined)
  return {
    responded: snapshots.filter((snapshot) => snapshot?.isComplete).length,
    failed: failed.length,
    refused: failed.filter((snapshot) => isRefused(snapshot?.error)).length,
    isRetrying: failed.some((snapshot) => snapshot?.isFetching),
    isAttempted: snapshots.every((snapshot) => isSettled(snapshot) || (snapshot?.failureCount ?? 0) > 0),
    isSettled: snapshots.every(isSettled)
  }
}
