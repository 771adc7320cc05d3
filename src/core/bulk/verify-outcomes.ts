import type { Query } from '../queries/query.js'
import type { Session } from '../session/session.js'
import { runConcurrently } from '../actions/pool.js'
import type { BulkPlan, BulkTask } from './bulk-task.js'

/** Timeout of each verification query, in ms. */
const LONGEST_LOOK = 30_000

/** Number of ids per query. The platform accepts no more. */
const MOST_LOOKED_UP = 100

const MOST_UNDER_WAY = 6

/** Returns the queries that resolve failed and unknown outcomes. */
export function needsVerification(
  { verifyQuery }: BulkPlan,
  failed: readonly string[],
  uncertain: readonly BulkTask[]
): Query<unknown>[] {
  const ids = [...uncertain.flatMap((task) => task.ids), ...failed]
  const starts = Array.from({ length: Math.ceil(ids.length / MOST_LOOKED_UP) }, (_, index) => index * MOST_LOOKED_UP)
  const together = verifyQuery ? starts.map((start) => verifyQuery(ids.slice(start, start + MOST_LOOKED_UP))) : []
  return [...together, ...uncertain.flatMap((task) => task.ids.flatMap((id) => task.verify?.(id) ?? []))]
}

/** Runs verification queries, a few at a time. A query that times out is skipped. */
export async function verifyOutcomes(
  session: Session,
  queries: readonly Query<unknown>[],
  isEnded: () => boolean
): Promise<void> {
  await runConcurrently(queries, MOST_UNDER_WAY, async (query) => {
    if (isEnded()) return
    const subscription = session.observe(query, false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_LOOK)))
    await Promise.race([subscription.refetch(), patience])
    clearTimeout(timer)
    subscription.release()
  })
}
