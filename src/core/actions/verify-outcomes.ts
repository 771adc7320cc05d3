import { isActionAttemptTimeoutError, isApiError } from '../../client/index.js'
import { isTransientError } from '../environment/retry.js'
import type { Query } from '../queries/query.js'
import { isEqual } from '../resources/structural-sharing.js'
import type { Session } from '../session/session.js'
import type { Action } from './action.js'
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
    const timedOut = new Promise((resolve) => (timer = setTimeout(resolve, VERIFY_TIMEOUT)))
    await Promise.race([subscription.refetch(), timedOut])
    clearTimeout(timer)
    subscription.release()
  })
}

/**
 * Returns `true` if the platform has applied an action although its request failed, `undefined` if that is unknown because
 * the resource cannot be fetched.
 */
export async function wasApplied<Input, Resource>(
  action: Action<Input, Resource>,
  input: Input,
  error: unknown,
  session: Pick<Session, 'store' | 'observe'>
): Promise<boolean | undefined> {
  const { patch, refetchOnError: query } = action.mutation(input)
  if (!patch || !query || !isUncertain(error)) return false
  await verifyOutcomes(session, [query], () => false)
  const { queries, confirmed } = session.store.getState()
  const { ids = [], isFetching, error: queryError } = queries.get(query.key) ?? {}
  const resource = patch.kind.select(confirmed).get(patch.id)?.resource
  // A resource that was deleted can't be fetched.
  if (isFetching || queryError !== undefined)
    return resource === undefined && action.isApplied?.(undefined, input) ? true : undefined
  if (resource === undefined || !ids.includes(patch.id)) return true
  return action.isApplied ? action.isApplied(resource, input) : isEqual(patch.apply(resource), resource)
}
