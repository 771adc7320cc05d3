import { isApiError } from '../../client/index.js'
import type { Action } from '../../core/actions/action.js'
import { deletionRequest } from '../../core/actions/deletion-request.js'
import { basisOfUpdate, type Mutation } from '../../core/actions/mutation.js'
import { accessCodes, type Tables } from '../../core/resources/resource-kind.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { failureText } from '../../element/hooks/failure-text.js'
import {
  AccessCodeCreatedEvent,
  AccessCodeDeletedEvent,
  AccessCodeUpdatedEvent,
  createdValues
} from './access-code-events.js'
import { accessCodeQuery } from './data/access-code-queries.js'
import { accessCodeListQuery } from './data/code-list-query.js'
import { accessCodeName } from './rules/access-code.js'
import { hasCodeField } from './rules/access-code-form-errors.js'
import {
  type ChangedAccessCode,
  isEditApplied,
  type LockCodeEdit,
  type NewAccessCode,
  updateParameters
} from './rules/access-code-parameters.js'
import { canChange } from './rules/access-code-status.js'
import { isRemoving } from './rules/code-transition.js'

/** Target and precondition of a code mutation: name, digits and times must not have changed since the user acted. */
const ofAccessCode = (id: string): Pick<Mutation<unknown>, 'target' | 'precondition'> => ({
  target: { accessCodeId: id },
  precondition(known) {
    const code = accessCodes.select(known).get(id)?.resource
    return code && [code.name, code.code, code.type, code.starts_at, code.ends_at]
  }
})

/** Key of the mutations of a code. */
export const accessCodeKey = (accessCodeId: string): string => `access code ${accessCodeId}`

/** Key of the mutations that create a code on a device. */
export const newAccessCodeKey = (deviceId: string): string => `new access code ${deviceId}`

/** Creates a code on a device. The list contains the code after the response, not before. */
export const createAccessCode: Action<NewAccessCode, AccessCode, AccessCode> = {
  mutation(params) {
    const list = accessCodeListQuery(params.device_id)
    return {
      key: newAccessCodeKey(params.device_id),
      onConflict: 'ignore',
      operation: 'accessCodes.create',
      params: { ...params },
      request: ({ accessCodes: calls }, options) => calls.create(params, options),
      target: { deviceIds: [params.device_id] },
      creates: { kind: accessCodes, list, resource: (response) => response },
      refetchOnError: list
    }
  },
  event(params, { access_code_id }) {
    const type = params.ends_at === undefined ? 'ongoing' : 'time_bound'
    return new AccessCodeCreatedEvent({ ...params, access_code_id, type })
  },
  texts: (_, { accessCodeForm }) => ({ success: { message: accessCodeForm.created } })
}

/** Returns the parameters of an update with the values that the code had when the user saved. */
const changed = ({ code, lock, edit }: LockCodeEdit): ChangedAccessCode => updateParameters(code, lock.device_id, edit)

/** Returns the parameters of an update with the newest known values of all fields that were not edited. */
const changedNow = (input: LockCodeEdit, known: Tables): ChangedAccessCode =>
  changed({ ...input, code: accessCodes.select(known).get(input.code.access_code_id)?.resource ?? input.code })

/** Updates a code. Its status is `setting` until the device has the new values. */
export const updateAccessCode: Action<LockCodeEdit, AccessCode> = {
  mutation(input) {
    const { edit } = input
    const { access_code_id: id } = input.code
    // The type determines which times are sent.
    const isMoved = edit.starts_at !== undefined || edit.ends_at !== undefined
    return {
      key: accessCodeKey(id),
      onConflict: 'ignore',
      operation: 'accessCodes.update',
      params: { ...changed(input) },
      currentParams: (known) => ({ ...changedNow(input, known) }),
      request: ({ accessCodes: calls }, options, known) => calls.update(changedNow(input, known), options),
      target: { accessCodeId: id },
      precondition: basisOfUpdate(accessCodes, id, { ...edit, ...(isMoved && { type: true }) }),
      readBeforeSend: accessCodeQuery(id),
      patch: {
        kind: accessCodes,
        id,
        apply(code) {
          const { access_code_id: _id, ...values } = changed({ ...input, code })
          const always = values.type === 'ongoing' && { starts_at: null, ends_at: null }
          return { ...code, ...values, ...always, status: 'setting' }
        }
      },
      refetchOnError: accessCodeQuery(id)
    }
  },
  event: (input, _response, known) => new AccessCodeUpdatedEvent({ name: '', ...changedNow(input, known) }),
  isAvailable: (code, { lock }) => canChange(code, lock) && hasCodeField(lock, code),
  isApplied: (code, { edit }) => code !== undefined && isEditApplied(code, edit),
  texts: (_, { accessCodeForm }) => ({ success: { message: accessCodeForm.updated } })
}

export interface CodeDeletion {
  readonly code: AccessCode
  /** Lock of the code, if known. */
  readonly lock?: Device | undefined
}

/** Deletes a code. It is shown as `removing` immediately and until it is gone. */
export const deleteAccessCode: Action<CodeDeletion, AccessCode> = {
  mutation({ code }) {
    const { access_code_id } = code
    return {
      key: accessCodeKey(access_code_id),
      operation: 'accessCodes.delete',
      ...deletionRequest({ access_code_id }, ({ accessCodes: calls }, ...sent) => calls.delete(...sent)),
      ...ofAccessCode(access_code_id),
      patch: { kind: accessCodes, id: access_code_id, apply: (current) => ({ ...current, status: 'removing' }) },
      refetchOnError: accessCodeQuery(access_code_id),
      detachedErrorMessage: ({ accessCode }) => ({ subject: accessCodeName(code), message: accessCode.deleteFailed })
    }
  },
  event: ({ code }) => new AccessCodeDeletedEvent(code),
  isAvailable: (code, { lock }) => !lock || canChange(code, lock),
  isApplied: (code) => !code || isRemoving(code),
  // No success message: the "Undo" toast reports all recent deletions together.
  texts: ({ code }, messages) => ({
    failed: (error) => ({
      subject: accessCodeName(code) ?? messages.accessCode.unnamed,
      message: failureText(error, messages.accessCode.deleteFailed, messages)
    })
  })
}

/** Returns `true` if another code of the lock has the same digits, such as one that is still being removed. */
export const isDuplicateCode = (error: unknown): boolean => isApiError(error) && error.code === 'duplicate_access_code'

interface Replacement {
  readonly code: AccessCode
  readonly device: Device
}

/**
 * Replaces a code that does not work with a backup code of the device. The list contains the backup code after the
 * response.
 */
export const pullBackupAccessCode: Action<Replacement, AccessCode, AccessCode> = {
  mutation({ code: { access_code_id }, device: { device_id } }) {
    const params = { access_code_id }
    return {
      key: accessCodeKey(access_code_id),
      onConflict: 'ignore',
      operation: 'accessCodes.pullBackupAccessCode',
      params,
      request: ({ accessCodes: calls }, options) => calls.pullBackupAccessCode(params, options),
      target: { accessCodeId: access_code_id },
      creates: { kind: accessCodes, list: accessCodeListQuery(device_id), resource: (response) => response },
      refetchOnError: accessCodeQuery(access_code_id)
    }
  },
  event({ device }, taken) {
    const code = parseString(taken.code)
    return new AccessCodeCreatedEvent({ ...createdValues(taken, device.device_id), ...(code && { code }) })
  }
}

/** Actions that resolve issues of access codes. */
export const CODE_ACTIONS = { pullBackup: pullBackupAccessCode, update: updateAccessCode }
