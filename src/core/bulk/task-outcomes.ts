import type { MutationOutcome } from '../actions/run-mutation.js'
import { isUncertain } from '../actions/verify-outcomes.js'
import { type BulkOutcome, countOutcomes, type OutcomeCounter, rejectionOutcome } from './bulk-outcome.js'
import type { BulkPlan, BulkTask } from './bulk-task.js'

/** Outcomes of the items of a bulk run, recorded by task. */
export interface TaskOutcomes {
  readonly counter: OutcomeCounter
  /** Tasks that have ended with an unknown outcome, with their errors. */
  readonly uncertain: ReadonlyMap<BulkTask, unknown>
  /** Records an outcome of all items of a task, or of some. */
  record(task: BulkTask, outcome: BulkOutcome, ids?: readonly string[]): void
  /** Records how a task has ended. @param isStopped `true` if the user has stopped the run */
  recordEnd(task: BulkTask, outcome: MutationOutcome, isStopped: boolean): void
}

export function createTaskOutcomes({ settled, tasks, onFailed }: BulkPlan): TaskOutcomes {
  const counter = countOutcomes(settled)
  const uncertain = new Map<BulkTask, unknown>()

  function record(task: BulkTask, outcome: BulkOutcome, ids = task.ids, response?: unknown): void {
    for (const id of ids) {
      counter.put(id, outcome)
      if (outcome.status === 'succeeded') task.onSucceeded?.(id, response)
      if (outcome.status === 'failed') onFailed((task.subset?.([id]) ?? task).mutation, outcome.error)
    }
  }

  function postpone(task: BulkTask, error: unknown): void {
    uncertain.set(task, error)
    record(task, { status: 'still-waiting' })
  }

  /** Items whose outcome the response doesn't contain are verified, if the task can verify them. */
  function recordResponse(task: BulkTask, response: unknown): void {
    const { ids, verify, subset } = task
    const unknown: { readonly id: string; readonly error: unknown }[] = []
    for (const id of ids) {
      const outcome = task.outcomeOf?.(id, response) ?? { status: 'succeeded' }
      if (verify && subset && outcome.status === 'failed') unknown.push({ id, error: outcome.error })
      else record(task, outcome, [id], response)
    }
    const [first] = unknown
    if (subset && first) postpone(subset(unknown.map(({ id }) => id)), first.error)
  }

  for (const task of tasks) record(task, { status: 'waiting' })
  return {
    counter,
    uncertain,
    record,
    recordEnd(task, outcome, isStopped) {
      if (outcome.status === 'succeeded') recordResponse(task, outcome.response)
      else if (outcome.status === 'rejected') record(task, rejectionOutcome(outcome.reason))
      else if (outcome.status !== 'failed') {
        record(task, { status: 'skipped', reason: isStopped ? 'stopped' : 'pending' })
      } else if (isUncertain(outcome.error)) postpone(task, outcome.error)
      else record(task, { status: 'failed', error: outcome.error })
    }
  }
}
