import type { Mutation } from '../actions/mutation.js'
import type { CommandSource, Snapshot } from '../gate/command-origin.js'
import type { Query } from '../queries/query.js'
import type { BulkOutcome, BulkOutcomes, SkipReason } from './bulk-outcome.js'

/** One change among many, mostly of one device. */
export interface BulkTask {
  /** What it is about: mostly one, several where one call is about them. */
  readonly ids: readonly string[]
  readonly mutation: Mutation<unknown>
  /** Why it cannot be done by now, which is asked when its turn has come. */
  getSkipReason(): SkipReason | undefined
  /** Reads what tells of one of them whether it was done, where `check` of its plan does not. */
  verify?(id: string): Query<unknown>
  /** Whether the platform tells that it is so of one of them: a command whose answer was lost may have been carried out. */
  isApplied?(id: string): boolean
  /** What the answer says of one of several; without it, all of them are done. */
  outcomeOf?(id: string, answer: unknown): BulkOutcome
  /** The same of some of several alone. */
  subset?(ids: readonly string[]): BulkTask
  /** Is told of each for which it was done; the answer is not there where that was looked up. */
  onDone?(id: string, answer: unknown): void
}

/** What is to be done to many at once. */
export interface BulkPlan {
  /** The name of the call that is made. */
  readonly operation: string
  readonly tasks: readonly BulkTask[]
  /** What became of others before anything is sent: those that cannot do it. */
  readonly settled: BulkOutcomes
  /** The element that asks, to which the run belongs. */
  readonly source: CommandSource
  /** When a person asked for it: what was changed since, here or elsewhere, is left as it is. */
  readonly snapshot: Snapshot
  /** How many calls the browser sends at once, which says how many of them outlive the page. @default 6, as over HTTP/1.1 */
  readonly maxConcurrentCalls?: number
  /** Reads those again of which nobody knows how far they came, at most 100 of them; without it, nobody can. */
  verifyQuery?(ids: readonly string[]): Query<unknown>
  /** Called with the change of each id that has failed permanently. */
  onFailed(change: Mutation<unknown>, error: unknown): void
  /** Is told when all have one; not where the session has ended. */
  onSettled(outcomes: BulkOutcomes): void
  /** Is told then for which it was done. */
  readonly onDone?: ((ids: readonly string[]) => void) | undefined
}
