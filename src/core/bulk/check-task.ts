import type { CommandOrigin } from '../gate/command-origin.js'
import { createGate } from '../gate/gate.js'
import type { Session } from '../session/session.js'
import { rejectionOutcome } from './bulk-outcome.js'
import { type BulkTask, isOneByOne } from './bulk-task.js'
import type { TaskOutcomes } from './task-outcomes.js'

/**
 * Returns the part of a task that may be sent, and records why the rest is not. Each item of a task that covers several
 * passes the gate here, and other tasks when they are sent.
 */
export function checkTask(
  task: BulkTask,
  origin: CommandOrigin,
  { context }: Pick<Session, 'context'>,
  { record }: Pick<TaskOutcomes, 'record'>
): BulkTask | undefined {
  const { ids, subset, mutation } = task
  const isInFlight = mutation.onConflict === 'ignore' && context.state().mutations.has(mutation.key)
  const reason = isInFlight ? 'pending' : task.getSkipReason()
  if (reason) {
    record(task, { status: 'skipped', reason })
    return undefined
  }
  if (!subset || !isOneByOne(task)) return task
  const allowed = ids.filter((id) => {
    const rejection = createGate(subset([id]).mutation, origin, context).check()
    if (rejection) record(task, rejectionOutcome(rejection), [id])
    return !rejection
  })
  if (allowed.length === ids.length) return task
  return allowed.length > 0 ? subset(allowed) : undefined
}
