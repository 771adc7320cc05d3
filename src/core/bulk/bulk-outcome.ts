import type { RejectionReason } from '../gate/command-origin.js'

/**
 * Why a task was not sent: another mutation with the same key is in flight, the resource was deleted, it doesn't
 * support the operation, the user stopped the run, or the gate rejected it.
 */
export type SkipReason = 'pending' | 'deleted' | 'unsupported' | 'stopped' | Exclude<RejectionReason, 'canceled'>

/** Outcome of one item of a bulk run. `'still-waiting'` means that the device is slow or that the response was lost. */
export type BulkOutcome =
  | { readonly status: 'waiting' | 'running' | 'still-waiting' | 'succeeded' | 'canceled' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'skipped'; readonly reason: SkipReason }

/** Returns the outcome of an item that the gate has rejected. */
export const rejectionOutcome = (reason: RejectionReason): BulkOutcome =>
  reason === 'canceled' ? { status: 'canceled' } : { status: 'skipped', reason }

/** Outcomes by id. While a run is active, this is always the same map. */
export type BulkOutcomes = ReadonlyMap<string, BulkOutcome>

/** Returns the ids of the items with a status. */
export const idsOf = (outcomes: BulkOutcomes, wanted: BulkOutcome['status']): string[] =>
  [...outcomes].flatMap(([id, { status }]) => (status === wanted ? [id] : []))

/** Number of items by status. */
export interface BulkCount {
  readonly total: number
  readonly settled: number
  readonly failed: number
  readonly succeeded: number
  /** Items that the user has stopped before they were sent. */
  readonly stopped: number
  /** Items that are not sent yet, which the user can stop. */
  readonly waiting: number
  /** Items that are not sent yet or have no response. They would be lost with the page. */
  readonly remaining: number
}

export const EMPTY_COUNT: BulkCount = {
  total: 0,
  settled: 0,
  failed: 0,
  succeeded: 0,
  stopped: 0,
  waiting: 0,
  remaining: 0
}

/** Counts outcomes while they change, so that no change iterates over thousands of items. */
export interface OutcomeCounter {
  readonly outcomes: BulkOutcomes
  put(id: string, outcome: BulkOutcome): void
  count(): BulkCount
}

export function countOutcomes(initial: BulkOutcomes): OutcomeCounter {
  const outcomes = new Map<string, BulkOutcome>()
  const counts = { waiting: 0, running: 0, 'still-waiting': 0, succeeded: 0, failed: 0, canceled: 0, skipped: 0 }
  let stopped = 0

  function put(id: string, outcome: BulkOutcome): void {
    const last = outcomes.get(id)
    if (last) counts[last.status] -= 1
    counts[outcome.status] += 1
    if (outcome.status === 'skipped' && outcome.reason === 'stopped') stopped += 1
    outcomes.set(id, outcome)
  }
  for (const [id, outcome] of initial) put(id, outcome)
  return {
    outcomes,
    put,
    count() {
      const { succeeded, failed, waiting } = counts
      const remaining = waiting + counts.running
      return {
        total: outcomes.size,
        settled: outcomes.size - remaining - counts['still-waiting'],
        failed,
        succeeded,
        stopped,
        waiting,
        remaining
      }
    }
  }
}
