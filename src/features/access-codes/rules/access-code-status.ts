import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { choosesOwnCodes, isOffline } from './access-code.js'
import { properties } from '../../device/rules/device.js'

/** Whether a code is on its way off the device. */
export function isRemoving(code: AccessCode): boolean {
  return code.status === 'removing'
}

/** Whether a code is on its way onto the device, or off it. */
export function isTransitioning(code: AccessCode): boolean {
  return code.status === 'setting' || isRemoving(code)
}

/** Whether a code is of those that are edited and deleted here at all; for others there is nothing to offer. */
export function isManageable(code: AccessCode, device: Device): boolean {
  return !isOffline(code) && !choosesOwnCodes(device)
}

/** Whether a code can be edited and deleted now. */
export function canChange(code: AccessCode, device: Device): boolean {
  return isManageable(code, device) && !isRemoving(code)
}

/** Whether codes can be added to a device. */
export function canAddAccessCode(device: Device): boolean {
  return properties(device).online_access_codes_enabled === true || device.can_program_online_access_codes === true
}
