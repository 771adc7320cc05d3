import { deviceKind } from '../../device/rules/device.js'
import type { LockCode } from './all-locks-codes.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

/** A list of the codes of a house, as far as it is known. */
export interface AllLocksList {
  /** The devices whose codes the host wants listed; all without it. */
  readonly deviceIds: readonly string[] | undefined
  readonly devices: readonly Device[]
  /** Whether all devices are known, and whether the codes of all of them are, as far as they can be. */
  readonly hasAllDevices: boolean
  readonly hasAllCodes: boolean
  /** The codes that are listed. */
  readonly codes: readonly LockCode[]
  /** Whether the host lists a code. */
  takes(code: AccessCode): boolean
}

/** The device of a code that is opened by its id, if the list would show it; nothing while nobody knows. */
export function lockOfOpened(
  id: string,
  code: AccessCode | undefined,
  list: AllLocksList
): Device | 'unlisted' | undefined {
  const listed = list.codes.find((each) => each.code.access_code_id === id)
  if (listed) return listed.lock
  if (!code) return undefined
  if (!list.takes(code)) return 'unlisted'
  const owner = parseString(code.device_id)
  if (owner === undefined) return list.hasAllDevices && list.hasAllCodes ? 'unlisted' : undefined
  if (list.deviceIds && !list.deviceIds.includes(owner)) return 'unlisted'
  const lock = list.devices.find((device) => device.device_id === owner && deviceKind(device) === 'lock')
  return lock ?? (list.hasAllDevices ? 'unlisted' : undefined)
}
