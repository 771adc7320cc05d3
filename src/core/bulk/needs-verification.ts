import type { Query } from '../queries/query.js'
import type { BulkPlan, BulkTask } from './bulk-task.js'

/** Number of ids per query, the most that the platform accepts. */
const MAX_IDS_PER_CALL = 100

/** Returns the queries that resolve failed and unknown outcomes. */
export function needsVerification(
  { verifyQuery }: BulkPlan,
  failed: readonly string[],
  uncertain: readonly BulkTask[]
): Query<unknown>[] {
  const ids = [...uncertain.flatMap((task) => task.ids), ...failed]
  const starts = Array.from(
    { length: Math.ceil(ids.length / MAX_IDS_PER_CALL) },
    (_, index) => index * MAX_IDS_PER_CALL
  )
  const together = verifyQuery ? starts.map((start) => verifyQuery(ids.slice(start, start + MAX_IDS_PER_CALL))) : []
  return [...together, ...uncertain.flatMap((task) => task.ids.flatMap((id) => task.verify?.(id) ?? []))]
}
