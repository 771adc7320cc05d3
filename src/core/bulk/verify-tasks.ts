import { verifyOutcomes } from '../actions/verify-outcomes.js'
import { delay } from '../environment/delay.js'
import type { Query } from '../queries/query.js'
import { MAX_IDS_PER_REQUEST } from '../queries/transition-queries.js'
import type { Session } from '../session/session.js'
import { idsOf } from './bulk-outcome.js'
import type { BulkPlan, BulkTask } from './bulk-task.js'
import type { TaskOutcomes } from './task-outcomes.js'

/** Time in which a device has usually carried out a command, in ms. */
const TYPICAL_DURATION = 5000

/** Returns the queries that resolve failed and unknown outcomes. */
export function verificationQueries(
  { verifyQuery }: BulkPlan,
  failed: readonly string[],
  uncertain: readonly BulkTask[]
): Query<unknown>[] {
  const ids = [...uncertain.flatMap((task) => task.ids), ...failed]
  const starts = Array.from(
    { length: Math.ceil(ids.length / MAX_IDS_PER_REQUEST) },
    (_, index) => index * MAX_IDS_PER_REQUEST
  )
  const together = verifyQuery ? starts.map((start) => verifyQuery(ids.slice(start, start + MAX_IDS_PER_REQUEST))) : []
  return [...together, ...uncertain.flatMap((task) => task.ids.flatMap((id) => task.verify?.(id) ?? []))]
}

/** Verifies the tasks of a run whose outcome is unknown, and records what it finds unless the run has ended. */
export async function verifyTasks(
  session: Session,
  plan: BulkPlan,
  { counter, uncertain, record }: TaskOutcomes,
  signal: AbortSignal
): Promise<void> {
  // A lost command may still be carried out.
  if (uncertain.size > 0 && plan.verifyQuery) await delay(TYPICAL_DURATION, [signal])
  const queries = verificationQueries(plan, idsOf(counter.outcomes, 'failed'), [...uncertain.keys()])
  await verifyOutcomes(session, queries, () => signal.aborted)
  if (signal.aborted) return
  for (const [task, error] of uncertain) {
    for (const id of task.ids) {
      record(task, task.isApplied?.(id) ? { status: 'succeeded' } : { status: 'failed', error }, [id])
    }
  }
}
