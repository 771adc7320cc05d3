import type { Query } from './query.js'
import type { QueryRunner } from './query-runner.js'

/** Refetches a query once, without observing it. */
export async function refetch<Resource>(
  { observe }: Pick<QueryRunner, 'observe'>,
  query: Query<Resource>
): Promise<void> {
  const subscription = observe(query, false)
  await subscription.refetch()
  subscription.release()
}
