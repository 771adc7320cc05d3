import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { properties } from '../../device/rules/device.js'
import { choosesOwnCodes, isOffline } from './access-code.js'
import { isRemoving } from './code-transition.js'

/**
 * Returns `true` if a code can be edited and deleted at all. Offline codes, and codes that the manufacturer chooses,
 * cannot.
 */
export function isManageable(code: AccessCode, device: Device): boolean {
  return !isOffline(code) && !choosesOwnCodes(device)
}

/** Returns `true` if a code can be edited and deleted now. Not before its device is known. */
export function canChange(code: AccessCode, device: Device | undefined): boolean {
  return device !== undefined && isManageable(code, device) && !isRemoving(code)
}

/** Returns `true` if codes can be added to a device. */
export function canAddAccessCode(device: Device): boolean {
  return properties(device).online_access_codes_enabled === true || device.can_program_online_access_codes === true
}
