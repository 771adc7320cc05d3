import type { Action } from '../../../core/actions/action.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { AccessCodeCreatedEvent, createdValues } from '../access-code-events.js'
import { unmanagedAccessCodesQuery } from '../data/unmanaged-access-codes.js'

interface Input {
  readonly code: UnmanagedAccessCode
  readonly deviceId: string
}

export const unmanagedKey = (accessCodeId: string): string => `unmanaged access code ${accessCodeId}`

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
