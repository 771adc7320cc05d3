/** A button is pressed, step 3: what all actions of a device share. */

import type { Mutation } from '../../../core/actions/mutation.js'
import { devices } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { deviceQuery } from './queries.js'

/**
 * Common part of mutations that patch a device and refetch it on failure.
 *
 * @param setting part of the device that is the precondition
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

export const withProperties = (device: Device, properties: Device['properties']): Device => ({
  ...device,
  properties: { ...device.properties, ...properties }
})
