import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeKey } from './access-code-changes.js'
import { accessCodeQuery } from './access-code-queries.js'
import type { Change } from '../../../core/actions/change.js'
import { accessCodeListQuery } from '../../device/data/queries.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'

/**
 * Takes a code that is in reserve on the device, in the place of one that does not work. It is in the list as soon as the
 * platform has told which one it is.
 */
export function pullBackupAccessCode({ access_code_id }: AccessCode, deviceId: string): Change<AccessCode, AccessCode> {
  const params = { access_code_id }
  return {
    key: accessCodeKey(access_code_id),
    operation: 'accessCodes.pullBackupAccessCode',
    params,
    about: { accessCodeId: access_code_id },
    isOptimistic: false,
    made: { kind: accessCodes, list: accessCodeListQuery(deviceId), resource: (answer) => answer },
    request: ({ accessCodes: calls }, options) => calls.pullBackupAccessCode(params, options),
    whenFailed: accessCodeQuery(access_code_id)
  }
}
