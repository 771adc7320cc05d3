import type { QuerySnapshot } from '../session/session-state.js'
import { isForbidden } from './is-forbidden.js'

/** Where many reads of one kind stand. */
export interface QueriesStatus {
  /** How many were read wholly. */
  readonly answered: number
  /** How many could not be read, those that are refused as well. */
  readonly failed: number
  /** How many of these this session may not read. */
  readonly refused: number
  /** Whether any that could not be read is being asked for again. */
  readonly isRetrying: boolean
  /** Whether each was read, or could not be. */
  readonly isSettled: boolean
}

/** @param snapshots what is known of each; nothing where it was not begun */
export function queriesStatus(snapshots: readonly (QuerySnapshot | undefined)[]): QueriesStatus {
  const failed = snapshots.filter((snapshot) => snapshot?.error !== undefined)
  return {
    answered: snapshots.filter((snapshot) => snapshot?.isComplete).length,
    failed: failed.length,
    refused: failed.filter((snapshot) => isForbidden(snapshot?.error)).length,
    isRetrying: failed.some((snapshot) => snapshot?.isFetching),
    isSettled: snapshots.every((snapshot) => snapshot?.isComplete || snapshot?.error !== undefined)
  }
}
