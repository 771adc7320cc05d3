import type { Device } from '../model/resources.js'
import type { Change } from './change.js'
import { deviceQuery } from './queries.js'
import { devices } from './resource-kind.js'

/** What a change makes of a device, which is read again where it fails. */
export const ofDevice = (
  id: string,
  apply: (device: Device) => Device
): Pick<Change<Device>, 'patch' | 'whenFailed'> => ({
  patch: { kind: devices, id, apply },
  whenFailed: deviceQuery(id)
})
