import type { RejectionReason } from '../gate/gate.js'

/**
 * Why nothing is sent for one of many: the same is under way already, it is no more, it cannot do it, or the gate did not let
 * it through.
 */
export type SkipReason = 'under-way' | 'gone' | 'unable' | Exclude<RejectionReason, 'canceled'>

/**
 * What became of one of many: it waits for its turn, is being done, is late or without an answer, was done, failed, was
 * canceled by the host, or was skipped.
 */
export type BulkOutcome =
  | { readonly status: 'waiting' | 'running' | 'still-waiting' | 'done' | 'canceled' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'skipped'; readonly reason: SkipReason }

/** What became of many, by their ids; while a run goes on, it is always the same one. */
export type BulkOutcomes = ReadonlyMap<string, BulkOutcome>

/** How many there are of each status, in all and by now for good. */
export interface BulkCount {
  readonly total: number
  readonly settled: number
  readonly failed: number
  readonly done: number
  /** Those that were not sent yet, or are being sent: they would be lost with the page. */
  readonly remaining: number
}

export const EMPTY_COUNT: BulkCount = { total: 0, settled: 0, failed: 0, done: 0, remaining: 0 }

/** Outcomes that are counted as they are put: of thousands, none is looked at anew because one became another. */
export interface OutcomeCounter {
  readonly outcomes: BulkOutcomes
  put(id: string, outcome: BulkOutcome): void
  count(): BulkCount
}

/** Begins to count, with what became of some before. */
export function countOutcomes(before: BulkOutcomes): OutcomeCounter {
  const outcomes = new Map<string, BulkOutcome>()
  const counts = { waiting: 0, running: 0, 'still-waiting': 0, done: 0, failed: 0, canceled: 0, skipped: 0 }

  function put(id: string, outcome: BulkOutcome): void {
    const last = outcomes.get(id)
    if (last) counts[last.status] -= 1
    counts[outcome.status] += 1
    outcomes.set(id, outcome)
  }
  for (const [id, outcome] of before) put(id, outcome)
  return {
    outcomes,
    put,
    count() {
      const { done, failed } = counts
      const remaining = counts.waiting + counts.running
      return {
        total: outcomes.size,
        settled: outcomes.size - remaining - counts['still-waiting'],
        failed,
        done,
        remaining
      }
    }
  }
}
