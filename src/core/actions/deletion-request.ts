import { type CallOptions, isApiError, type PlatformClient } from '../../client/index.js'
import type { Mutation } from './mutation.js'

/** Awaits a deletion. A resource that the platform doesn't have counts as deleted; other 404 errors are thrown. */
async function ignoreNotFound(deletion: PromiseLike<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isApiError(error) || error.statusCode !== 404 || !error.code.endsWith('not_found')) throw error
  }
}

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
