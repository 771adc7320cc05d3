import { accessCodeName } from '../rules/access-code.js'
import type { AccessCodeEdit, NewAccessCode } from '../rules/access-code-parameters.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeQuery } from './access-code-queries.js'
import type { Change } from '../../../core/actions/change.js'
import { ofAccessCode } from './of-access-code.js'
import { accessCodeListQuery } from '../../device/data/queries.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import { unlessGone } from '../../../core/queries/unless-gone.js'

/** What can change only once at a time at an access code. */
export const accessCodeKey = (accessCodeId: string): string => `access code ${accessCodeId}`

/** What can be made only once at a time: a code on a device. */
export const newAccessCodeKey = (deviceId: string): string => `new access code ${deviceId}`

/** Makes a code on a device. It is in the list as soon as the platform has it, and not before. */
export function createAccessCode(params: NewAccessCode): Change<AccessCode, AccessCode> {
  const list = accessCodeListQuery(params.device_id)
  return {
    key: newAccessCodeKey(params.device_id),
    operation: 'accessCodes.create',
    params: { ...params },
    about: { deviceIds: [params.device_id] },
    isOptimistic: false,
    made: { kind: accessCodes, list, resource: (answer) => answer },
    request: ({ accessCodes: calls }, options) => calls.create(params, options),
    whenFailed: list
  }
}

/** Changes a code: until the device has the new one it is being set. */
export function updateAccessCode(params: AccessCodeEdit): Change<AccessCode> {
  const { access_code_id: id, ...values } = params
  const always = values.type === 'ongoing' && { starts_at: null, ends_at: null }
  return {
    key: accessCodeKey(id),
    operation: 'accessCodes.update',
    params: { ...params },
    ...ofAccessCode(id),
    isOptimistic: false,
    patch: { kind: accessCodes, id, apply: (code) => ({ ...code, ...values, ...always, status: 'setting' }) },
    request: ({ accessCodes: calls }, options) => calls.update(params, options),
    whenFailed: accessCodeQuery(id)
  }
}

/** Takes a code off its device: it shows as being removed at once, and until it is gone. */
export function deleteAccessCode(code: AccessCode): Change<AccessCode> {
  const { access_code_id } = code
  const params = { access_code_id }
  return {
    key: accessCodeKey(access_code_id),
    operation: 'accessCodes.delete',
    params,
    ...ofAccessCode(access_code_id),
    isOptimistic: true,
    patch: { kind: accessCodes, id: access_code_id, apply: (current) => ({ ...current, status: 'removing' }) },
    lateFailure: ({ accessCode }) => ({ subject: accessCodeName(code), message: accessCode.deleteFailed }),
    request: ({ accessCodes: calls }, options) => unlessGone(calls.delete(params, { ...options, keepalive: true })),
    whenFailed: accessCodeQuery(access_code_id)
  }
}
