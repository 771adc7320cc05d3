import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'
import type { Change } from '../../../core/actions/change.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'

const LIST_REFRESH = 60_000

/** The codes that stand on a device and are not managed here. */
export function unmanagedAccessCodesQuery(deviceId: string): ListQuery<UnmanagedAccessCode> {
  return {
    key: `accessCodes.unmanaged.list ${deviceId}`,
    operation: 'accessCodes.unmanaged.list',
    kind: unmanagedAccessCodes,
    request: (client, options) => client.accessCodes.unmanaged.list({ device_id: deviceId }, options),
    refreshEvery: LIST_REFRESH
  }
}

/** What can change only once at a time at a code that is not managed here. */
export const unmanagedKey = (accessCodeId: string): string => `unmanaged access code ${accessCodeId}`

/** Has a code of a device managed here from now on. */
export function convertToManaged(
  { access_code_id: id }: UnmanagedAccessCode,
  deviceId: string
): Change<UnmanagedAccessCode> {
  const params = { access_code_id: id }
  return {
    key: unmanagedKey(id),
    operation: 'accessCodes.unmanaged.convertToManaged',
    params,
    about: { deviceIds: [deviceId] },
    isOptimistic: false,
    patch: { kind: unmanagedAccessCodes, id, apply: (code) => ({ ...code, is_managed: true }) },
    request: ({ accessCodes: { unmanaged } }, options) => unmanaged.convertToManaged(params, options),
    whenFailed: unmanagedAccessCodesQuery(deviceId)
  }
}
