import type { Device } from '../../../core/resources/resources.js'
import type { Mutation } from '../../../core/actions/mutation.js'
import { deviceQuery } from './queries.js'
import { devices } from '../../../core/resources/resource-kind.js'

/**
 * What a change makes of a device, which is read again where it fails.
 *
 * @param setting what of the device it is about: the change is not made where somebody else has changed that since.
 */
export const ofDevice = (
  id: string,
  setting: (device: Device) => unknown,
  apply: (device: Device) => Device
): Pick<Mutation<Device>, 'target' | 'precondition' | 'patch' | 'refetchOnError'> => ({
  target: { deviceIds: [id] },
  precondition(known) {
    const device = devices.select(known).get(id)?.resource
    return device && setting(device)
  },
  patch: { kind: devices, id, apply },
  refetchOnError: deviceQuery(id)
})

/** A device with some other properties. */
export const withProperties = (device: Device, properties: Device['properties']): Device => ({
  ...device,
  properties: { ...device.properties, ...properties }
})
