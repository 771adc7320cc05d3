import { isUncertain, verifyOutcomes } from '../bulk/verify-outcomes.js'
import { isEqual } from '../resources/structural-sharing.js'
import type { Session } from '../session/session.js'
import type { Mutation } from './mutation.js'

/**
 * Returns `true` if the platform has applied a mutation although its request failed, `undefined` if that is unknown
 * because the resource cannot be fetched.
 *
 * @param isApplied `true` if a resource is as the mutation makes it. @default compares it with the patched resource
 */
export async function wasApplied<Resource>(
  { patch, refetchOnError: query }: Mutation<Resource>,
  error: unknown,
  session: Pick<Session, 'store' | 'observe'>,
  isApplied = (resource: Resource): boolean => patch !== undefined && isEqual(patch.apply(resource), resource)
): Promise<boolean | undefined> {
  if (!patch || !query || !isUncertain(error)) return false
  await verifyOutcomes(session, [query], () => false)
  const { queries, confirmed } = session.store.getState()
  const { ids = [], isFetching, error: queryError } = queries.get(query.key) ?? {}
  if (isFetching || queryError !== undefined) return undefined
  const resource = patch.kind.select(confirmed).get(patch.id)?.resource
  return resource === undefined || !ids.includes(patch.id) || isApplied(resource)
}
