import { isApiError } from '../../../client/index.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'

/** Finds out if an access grant with a key exists. @throws if that stays unknown */
export async function findAccessGrant({ request }: Session, key: string): Promise<AccessGrant | undefined> {
  try {
    return await request(({ accessGrants }, options) => accessGrants.get({ access_grant_key: key }, options))
  } catch (error) {
    if (isApiError(error) && error.statusCode === 404 && !error.isRefused) return undefined
    throw error
  }
}
