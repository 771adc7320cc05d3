import { isUncertain, verifyOutcomes } from './verify-outcomes.js'
import { isEqual } from '../resources/structural-sharing.js'
import type { Session } from '../session/session.js'
import type { Action } from './action.js'

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
  const { patch, refetchOnError: query } = action.change(input)
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
