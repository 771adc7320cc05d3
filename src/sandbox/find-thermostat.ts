import { isThermostat } from './climate.js'
import type { DeviceRecord } from './data/device-record.js'
import { Refusal } from './refusal.js'
import type { Call } from './route.js'
import { findDevice } from './visible.js'

/** A thermostat that the caller may see. @throws {Refusal} when there is none of that id, or it is none. */
export function findThermostat(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (isThermostat(device)) return device
  throw new Refusal(400, 'capability_not_supported', 'The device is no thermostat.')
}
