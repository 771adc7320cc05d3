import { isApiError } from '../../client/index.js'

/** Waits for a deletion. What the platform says it does not have is deleted already; another 404 says nothing of it. */
export async function ignoreNotFound(deletion: PromiseLike<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!isApiError(error) || error.statusCode !== 404 || !error.code.endsWith('not_found')) throw error
  }
}
