import { type AccessCodes, choosesPins } from './access-codes.js'
import { getConstraintError } from './code-constraints.js'
import type { DeviceRecord } from './data/device-record.js'

/** Returns why a device rejects a PIN, or `undefined` if it accepts it. The reason never contains the PIN. */
export function getPinError(accessCodes: Pick<AccessCodes, 'list'>, device: DeviceRecord, pin: string) {
  if (choosesPins(device)) return 'Must be omitted, because the device generates its own PINs'
  if (!/^\d+$/.test(pin)) return 'Must be digits only'
  const lengths = device.properties.supported_code_lengths ?? []
  if (lengths.length > 0 && !lengths.includes(pin.length)) {
    return `Must have one of these lengths: ${lengths.join(', ')}`
  }
  const constraintError = getConstraintError(device, pin)
  if (constraintError) return constraintError
  // A code that is being removed is gone before another one is set.
  const isTaken = accessCodes.list(device).some(({ code, status }) => code === pin && status !== 'removing')
  return isTaken ? 'Already used by another access code on this device' : undefined
}
