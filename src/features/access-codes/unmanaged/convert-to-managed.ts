import type { Action } from '../../../core/actions/action.js'
import { unmanagedAccessCodes } from '../../../core/resources/resource-kind.js'
import type { UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { AccessCodeCreatedEvent, createdValues } from '../access-code-events.js'
import { unmanagedAccessCodesQuery } from '../data/unmanaged-code-query.js'

interface Input {
  readonly code: UnmanagedAccessCode
  readonly deviceId: string
}

/** Key of the mutations of a code that was set at the lock. */
export const unmanagedKey = (accessCodeId: string): string => `unmanaged access code ${accessCodeId}`

/** Imports a code that was set at the lock. */
export const convertToManaged: Action<Input, UnmanagedAccessCode> = {
  mutation({ code: { access_code_id: id }, deviceId }) {
    const params = { access_code_id: id }
    return {
      key: unmanagedKey(id),
      onConflict: 'ignore',
      operation: 'accessCodes.unmanaged.convertToManaged',
      params,
      request: ({ accessCodes: { unmanaged } }, options) => unmanaged.convertToManaged(params, options),
      target: { deviceIds: [deviceId] },
      patch: { kind: unmanagedAccessCodes, id, apply: (current) => ({ ...current, is_managed: true }) },
      refetchOnError: unmanagedAccessCodesQuery(deviceId)
    }
  },
  event: ({ code, deviceId }) => new AccessCodeCreatedEvent(createdValues(code, deviceId)),
  isAvailable: (code) => code.is_managed !== true
}
