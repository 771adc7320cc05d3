import type { Query } from './query.js'
import type { Session } from '../session/session.js'

/** Refetches a query once, without observing it. */
export async function refetch<Resource>({ observe }: Pick<Session, 'observe'>, query: Query<Resource>): Promise<void> {
  const subscription = observe(query, false)
  await subscription.refetch()
  subscription.release()
}
