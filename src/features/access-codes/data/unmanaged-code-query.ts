import type { ListQuery } from '../../../core/queries/query.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'

/** Time after which the list is refetched, in ms. */
const LIST_REFRESH = 60_000

/** Query for the codes that were set at a lock. */
export function unmanagedAccessCodesQuery(deviceId: string): ListQuery<UnmanagedAccessCode> {
  return {
    key: `accessCodes.unmanaged.list ${deviceId}`,
    operation: 'accessCodes.unmanaged.list',
    kind: unmanagedAccessCodes,
    request: (client, options) => client.accessCodes.unmanaged.list({ device_id: deviceId }, options),
    refetchInterval: LIST_REFRESH
  }
}
