import type { Query } from './query.js'
import type { Session } from '../session/session.js'

/** Reads what is true from now on, and looks no longer. */
export async function refetch<Resource>({ observe }: Pick<Session, 'observe'>, query: Query<Resource>): Promise<void> {
  const subscription = observe(query, false)
  await subscription.refetch()
  subscription.release()
}
