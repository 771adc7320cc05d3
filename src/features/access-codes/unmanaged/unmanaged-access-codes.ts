import type { Action } from '../../../core/actions/action.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { AccessCodeCreatedEvent, createdValues } from '../access-code-events.js'

interface Input {
  readonly code: UnmanagedAccessCode
  readonly deviceId: string
}

export const unmanagedKey = (accessCodeId: string): string => `unmanaged access code ${accessCodeId}`

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

export const convertToManaged: Action<Input, UnmanagedAccessCode> = {
  change({ code: { access_code_id: id }, deviceId }) {
    const params = { access_code_id: id }
    return {
      key: unmanagedKey(id),
      onConflict: 'ignore',
      operation: 'accessCodes.unmanaged.convertToManaged',
      params,
      target: { deviceIds: [deviceId] },
      patch: { kind: unmanagedAccessCodes, id, apply: (code) => ({ ...code, is_managed: true }) },
      request: ({ accessCodes: { unmanaged } }, options) => unmanaged.convertToManaged(params, options),
      refetchOnError: unmanagedAccessCodesQuery(deviceId)
    }
  },
  isAvailable: (code) => code.is_managed !== true,
  event: ({ code, deviceId }) => new AccessCodeCreatedEvent(createdValues(code, deviceId))
}
