import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'

export function accessCodeName(code: AccessCode): string | undefined {
  return parseString(code.name)
}

/** Returns the digits of a code, or `undefined` if the manufacturer chooses them and has not set them yet. */
export function accessCodePin(code: Pick<AccessCode, 'code'>): string | undefined {
  return parseString(code.code)
}

/** Splits a code of at least six digits into groups for display. */
export function pinGroups(pin: string): readonly string[] {
  const groups = /^\d{6,}$/.test(pin) && pin.match(pin.length % 4 === 0 ? /\d{4}/g : /\d{3}(?=\d\d)|\d+/g)
  return groups || [pin]
}

/** Returns `true` if a code works without a connection to the device. Such codes cannot be changed remotely. */
export function isOffline(code: AccessCode): boolean {
  return code.is_offline_access_code === true
}

/** Returns `true` if only the manufacturer chooses the codes of a device. */
export function choosesOwnCodes(device: Device): boolean {
  return parseList(properties(device).code_constraints).some(
    (constraint) => constraint?.constraint_type === 'cannot_specify_pin_code'
  )
}
