import { isThermostat } from './climate.js'
import type { DeviceRecord } from './data/device-record.js'
import { RequestError } from './request-error.js'
import type { Call } from './route.js'
import { findDevice } from './visibility.js'

/** Returns a thermostat that the caller can see. @throws {RequestError} if it does not exist or is another device */
export function findThermostat(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (isThermostat(device)) return device
  throw new RequestError(400, 'capability_not_supported', 'The device is not a thermostat.')
}
