import { canContain } from '../../../core/gate/device-scope.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { deviceKind } from '../../device/rules/device.js'
import type { LockCode } from './all-locks-codes.js'

/** The known codes of all locks. */
export interface AllLocksList {
  /** Devices whose codes the host lists. `undefined` lists all. */
  readonly deviceIds: readonly string[] | undefined
  readonly devices: readonly Device[]
  /** `true` if the device list is complete. `hasAllCodes`: the code list of every lock was read or has failed. */
  readonly hasAllDevices: boolean
  readonly hasAllCodes: boolean
  /** Listed codes. */
  readonly codes: readonly LockCode[]
  /** Returns `true` if a code passes the host's filter. */
  isAccepted(code: AccessCode): boolean
}

/**
 * Returns the device of a code that was opened by its id, `'unlisted'` if the list would not show the code, or
 * `undefined` while unknown.
 */
export function lockOfOpened(
  id: string,
  code: AccessCode | undefined,
  list: AllLocksList
): Device | 'unlisted' | undefined {
  const listed = list.codes.find((each) => each.code.access_code_id === id)
  if (listed) return listed.lock
  if (!code) return undefined
  if (!list.isAccepted(code)) return 'unlisted'
  const owner = parseString(code.device_id)
  if (owner === undefined) return list.hasAllDevices && list.hasAllCodes ? 'unlisted' : undefined
  if (!canContain(list, owner)) return 'unlisted'
  const lock = list.devices.find((device) => device.device_id === owner && deviceKind(device) === 'lock')
  return lock ?? (list.hasAllDevices ? 'unlisted' : undefined)
}
