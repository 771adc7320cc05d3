import { isApiError } from '../../client/index.js'

/** Awaits a deletion. A resource that the platform doesn't have counts as deleted; other 404 errors are thrown. */
export async function ignoreNotFound(deletion: PromiseLike<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isApiError(error) || error.statusCode !== 404 || !error.code.endsWith('not_found')) throw error
  }
}
