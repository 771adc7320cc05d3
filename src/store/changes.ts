import { isLocked, type LockAction } from '../model/device-status.js'
import type { Device } from '../platform/resources.js'
import type { Change } from './change.js'
import { deviceQuery } from './queries.js'
import { devices } from './resource-kind.js'

const withProperties = (device: Device, properties: Device['properties']): Device => ({
  ...device,
  properties: { ...device.properties, ...properties }
})

/** What can change only once at a time at the lock of a device. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`

/** What can change only once at a time at the name of a device. */
export const nameKey = (deviceId: string): string => `name ${deviceId}`

/** Locks or unlocks a door. The new state shows at once, unless the present one is unknown. */
export function lockChange(device: Device, action: LockAction): Change<Device> {
  const { device_id } = device
  const locked = action === 'lock'
  return {
    key: lockKey(device_id),
    operation: locked ? 'locks.lockDoor' : 'locks.unlockDoor',
    params: { device_id },
    patch: { kind: devices, id: device_id, apply: (current) => withProperties(current, { locked }) },
    isOptimistic: isLocked(device) !== undefined,
    request: (client, options) =>
      locked ? client.locks.lockDoor({ device_id }, options) : client.locks.unlockDoor({ device_id }, options),
    whenFailed: deviceQuery(device_id)
  }
}

/** Gives a device another name. */
export function renameChange(device: Device, name: string): Change<Device> {
  const { device_id } = device
  return {
    key: nameKey(device_id),
    operation: 'devices.update',
    params: { device_id, name },
    patch: {
      kind: devices,
      id: device_id,
      apply: (current) => ({ ...withProperties(current, { name }), display_name: name })
    },
    isOptimistic: true,
    request: (client, options) => client.devices.update({ device_id, name }, options),
    whenFailed: deviceQuery(device_id)
  }
}
