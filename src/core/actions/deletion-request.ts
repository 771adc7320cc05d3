import type { CallOptions, PlatformClient } from '../../client/index.js'
import { ignoreNotFound } from '../queries/ignore-not-found.js'
import type { Mutation } from './mutation.js'

/**
 * Common part of deletions. A deletion waits for its turn, is shown at once, and is sent even if the user leaves the page.
 * A resource that the platform doesn't have counts as deleted.
 */
export const deletionRequest = <Params extends Record<never, unknown>>(
  params: Params,
  call: (client: PlatformClient, params: Params, options: CallOptions) => PromiseLike<unknown>
): Pick<Mutation<unknown>, 'onConflict' | 'isOptimistic' | 'params' | 'request'> => ({
  onConflict: 'queue',
  isOptimistic: true,
  params: { ...params },
  request: (client, options) => ignoreNotFound(call(client, params, { ...options, keepalive: true }))
})
