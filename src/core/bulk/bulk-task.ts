import type { Mutation } from '../actions/mutation.js'
import type { CommandSource, Snapshot } from '../gate/command-origin.js'
import type { Operation } from '../gate/operations.js'
import type { Query } from '../queries/query.js'
import type { BulkOutcome, BulkOutcomes, SkipReason } from './bulk-outcome.js'

/** One mutation of a bulk run, usually for one device. */
export interface BulkTask {
  /** Ids of the items: usually one, several if one call covers them. */
  readonly ids: readonly string[]
  readonly mutation: Mutation<unknown>
  /** Returns the reason to skip this task, evaluated when the task is dequeued. */
  getSkipReason(): SkipReason | undefined
  /** Query that resolves an unknown outcome of one item. Used if the plan has no `verifyQuery`. */
  verify?(id: string): Query<unknown> | undefined
  /**
   * Returns `true` if the platform reports the target state for an item. A command whose response was lost may have
   * been carried out.
   */
  isApplied?(id: string): boolean
  /** Outcome of one item according to the response. @default `'succeeded'` */
  outcomeOf?(id: string, response: unknown): BulkOutcome
  /** The same task for some of its items. */
  subset?(ids: readonly string[]): BulkTask
  /** Called for each item that is done. `response` is `undefined` if the outcome was verified. */
  onSucceeded?(id: string, response: unknown): void
}

/** A bulk run to start. */
export interface BulkPlan {
  /** The client method, such as `'locks.unlockDoor'`. */
  readonly operation: Operation
  readonly tasks: readonly BulkTask[]
  /** Outcomes that are known before anything is sent, such as devices that don't support the operation. */
  readonly settled: BulkOutcomes
  /** The element that started the run and owns it. */
  readonly source: CommandSource
  /** Snapshot the user acted on. Resources that changed after it are not overwritten. */
  readonly snapshot: Snapshot
  /**
   * Number of requests the browser sends at once. Determines how many survive leaving the page. @default 6, as over
   * HTTP/1.1
   */
  readonly maxConcurrentCalls?: number
  /** Query that resolves items with an unknown outcome, at most 100 ids per call. Omit if they cannot be verified. */
  verifyQuery?(ids: readonly string[]): Query<unknown>
  /** Called with the change of each id that has failed permanently. */
  onFailed(mutation: Mutation<unknown>, error: unknown): void
  /** Called when every item is settled. Not called if the session has ended. */
  onSettled(outcomes: BulkOutcomes): void
  /** Called after `onSettled` with the ids that are done. */
  readonly onSucceeded?: ((ids: readonly string[]) => void) | undefined
}

/** Returns `true` if one call covers several items and each of them passes the gate separately. */
export const isOneByOne = ({ ids, subset }: BulkTask): boolean => ids.length > 1 && subset !== undefined

/** Returns `true` if the request of a task can't survive the page, because the resource is read first. */
export const readsFirst = ({ mutation }: BulkTask): boolean => mutation.readBeforeSend !== undefined
