import { isLocked, type LockAction } from '../rules/device-status.js'
import { deviceName } from '../rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Change } from '../../../core/actions/change.js'
import { ofDevice } from './of-device.js'

const withProperties = (device: Device, properties: Device['properties']): Device => ({
  ...device,
  properties: { ...device.properties, ...properties }
})

/** What can change only once at a time at the lock of a device. */
export const lockKey = (deviceId: string): string => `lock ${deviceId}`

/** What can change only once at a time at the name of a device. */
export const nameKey = (deviceId: string): string => `name ${deviceId}`

/** Locks or unlocks a door. Nobody is told that it is so before the platform has confirmed it. */
export function lockChange({ device_id }: Device, action: LockAction): Change<Device> {
  const params = { device_id }
  const locked = action === 'lock'
  return {
    key: lockKey(device_id),
    operation: locked ? 'locks.lockDoor' : 'locks.unlockDoor',
    params,
    isOptimistic: false,
    isCommand: true,
    request: ({ locks }, options) => (locked ? locks.lockDoor(params, options) : locks.unlockDoor(params, options)),
    ...ofDevice(device_id, isLocked, (current) => withProperties(current, { locked }))
  }
}

/** Gives a device another name. */
export function renameChange({ device_id }: Device, name: string): Change<Device> {
  const params = { device_id, name }
  return {
    key: nameKey(device_id),
    operation: 'devices.update',
    params,
    isOptimistic: true,
    request: ({ devices }, options) => devices.update(params, options),
    ...ofDevice(device_id, deviceName, (current) => ({ ...withProperties(current, { name }), display_name: name }))
  }
}
