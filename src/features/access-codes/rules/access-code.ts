import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { properties } from '../../device/rules/device.js'
import { parseList, parseString } from '../../../core/values/value.js'

/** The name that people gave the code. */
export function accessCodeName(code: AccessCode): string | undefined {
  return parseString(code.name)
}

/** The code itself; nothing until it is set, where the maker chooses it. */
export function accessCodePin(code: Pick<AccessCode, 'code'>): string | undefined {
  return parseString(code.code)
}

/** A code as it is read: digits in groups of three or four, which are its parts without a space. */
export function pinGroups(pin: string): readonly string[] {
  const groups = /^\d+$/.test(pin) && pin.match(pin.length % 4 === 0 ? /\d{4}/g : /\d{3}(?=\d\d)|\d+/g)
  return groups || [pin]
}

/** Whether a code works without the device being reached, which also means that it cannot be changed from afar. */
export function isOffline(code: AccessCode): boolean {
  return code.is_offline_access_code === true
}

/** Whether nobody but the maker chooses the codes of a device. */
export function choosesOwnCodes(device: Device): boolean {
  return parseList(properties(device).code_constraints).some(
    (constraint) => constraint?.constraint_type === 'cannot_specify_pin_code'
  )
}
