import { isTransitioning } from '../rules/access-code-status.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodesQuery } from './access-code-queries.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'

const REFRESH = 60_000
/** So that all locks of a house together are asked six times a minute at most. */
const REFRESH_PER_LOCK = 10_000
const PAGE = 200

/**
 * The codes of a lock among many, which are read less often the more there are.
 *
 * @param count how many locks there are.
 */
export function allLocksCodeListQuery(deviceId: string, count = 1): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${deviceId} of many`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    refetchInterval: Math.max(REFRESH, count * REFRESH_PER_LOCK),
    request: (client, options) => client.accessCodes.list({ device_id: deviceId, limit: PAGE }, options)
  }
}

/** Codes of several locks that are being set or removed: they are read more often, as long as one of them is. */
export function transitioningAllLocksCodesQuery(ids: readonly string[]): ListQuery<AccessCode> {
  const query = accessCodesQuery(ids)
  return {
    ...query,
    key: `${query.key} settling`,
    isTransitioning({ accessCodes: table }) {
      return ids.some((id) => {
        const code = table.get(id)?.resource
        return code !== undefined && isTransitioning(code)
      })
    }
  }
}
