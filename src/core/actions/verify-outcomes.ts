import { isActionAttemptTimeoutError, isApiError } from '../../client/index.js'
import { isTransientError } from '../environment/retry.js'
import type { Query } from '../queries/query.js'
import type { Session } from '../session/session.js'
import { runConcurrently } from './pool.js'

/** Timeout of each verification query, in ms. */
const VERIFY_TIMEOUT = 30_000

const MAX_IN_FLIGHT = 6

/** Returns `true` if the platform may have applied the change although the request failed. */
export const isUncertain = (error: unknown): boolean =>
  isActionAttemptTimeoutError(error) || (isTransientError(error) && !(isApiError(error) && error.statusCode === 429))

/** Runs verification queries, a few at a time. A query that times out is skipped. */
export async function verifyOutcomes(
  session: Pick<Session, 'observe'>,
  queries: readonly Query<unknown>[],
  isEnded: () => boolean
): Promise<void> {
  await runConcurrently(queries, MAX_IN_FLIGHT, async (query) => {
    if (isEnded()) return
    const subscription = session.observe(query, false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, VERIFY_TIMEOUT)))
    await Promise.race([subscription.refetch(), patience])
    clearTimeout(timer)
    subscription.release()
  })
}
