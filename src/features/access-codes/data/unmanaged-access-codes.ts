import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'

const LIST_REFRESH = 60_000

export function unmanagedAccessCodesQuery(deviceId: string): ListQuery<UnmanagedAccessCode> {
  return {
    key: `accessCodes.unmanaged.list ${deviceId}`,
    operation: 'accessCodes.unmanaged.list',
    kind: unmanagedAccessCodes,
    request: (client, options) => client.accessCodes.unmanaged.list({ device_id: deviceId }, options),
    refetchInterval: LIST_REFRESH
  }
}
